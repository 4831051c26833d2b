import type {Edit} from '../edits';

export const verknuepfen: Edit[] = [
  {pane: 'html', before: '  </head>', insert: '    <link rel="stylesheet" href="style.css">\n'},
  {pane: 'css', append: 'body {\n  background-color: #fff7ed;\n}\n'},
];

export const farben: Edit[] = [
  {pane: 'css', after: '  background-color: #fff7ed;\n', insert: '  color: #3b1d0f;\n'},
  {pane: 'css', append: 'h1 {\n  color: #a61b1b;\n}\n'},
];
