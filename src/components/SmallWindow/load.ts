/** What the small window needs. It loads when a reader wants the window. */
export {readGuide} from './guide';
export {show} from './show';
