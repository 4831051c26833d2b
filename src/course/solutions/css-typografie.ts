import type {Edit} from '../edits';

export const schrift: Edit[] = [
  {
    pane: 'css',
    find: 'body {\n',
    replace: 'body {\n  font-family: Verdana, Geneva, sans-serif;\n',
  },
  {pane: 'css', find: 'h1 {\n', replace: 'h1 {\n  font-family: Georgia, serif;\n'},
];

export const groessen: Edit[] = [
  {
    pane: 'css',
    find: 'sans-serif;\n',
    replace: 'sans-serif;\n  font-size: 1.125rem;\n  line-height: 1.6;\n',
  },
  {
    pane: 'css',
    find: 'serif;\n  color: #a61b1b;\n',
    replace: 'serif;\n  font-size: 3rem;\n  color: #a61b1b;\n',
  },
];

export const titel: Edit[] = [
  {
    pane: 'css',
    append:
      'header {\n  text-align: center;\n}\n\nh2 {\n  color: #a61b1b;\n  letter-spacing: 0.02em;\n}\n',
  },
];
