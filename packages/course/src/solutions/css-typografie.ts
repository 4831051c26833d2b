import type {Edit} from '../edits';

export const schrift: Edit[] = [
  {pane: 'css', after: 'body {\n', insert: '  font-family: Verdana, Geneva, sans-serif;\n'},
  {pane: 'css', after: 'h1 {\n', insert: '  font-family: Georgia, serif;\n'},
];

export const groessen: Edit[] = [
  {
    pane: 'css',
    after: '  font-family: Verdana, Geneva, sans-serif;\n',
    insert: '  font-size: 1.125rem;\n  line-height: 1.6;\n',
  },
  {pane: 'css', after: '  font-family: Georgia, serif;\n', insert: '  font-size: 3rem;\n'},
];

export const titel: Edit[] = [
  {
    pane: 'css',
    append:
      'header {\n  text-align: center;\n}\n\nh2 {\n  color: #a61b1b;\n  letter-spacing: 0.02em;\n}\n',
  },
];
