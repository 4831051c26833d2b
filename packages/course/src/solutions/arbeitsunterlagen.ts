import type {Edit} from '../edits';

export const editor: Edit[] = [{pane: 'html', find: 'ich bin …', replace: 'ich bin Lea'}];
