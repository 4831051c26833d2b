import type {Edit} from '../edits';

export const rahmen: Edit[] = [
  {pane: 'css', after: '  padding: 1rem;\n', insert: '  border-left: 6px solid #a61b1b;\n'},
  {
    pane: 'css',
    append:
      'table {\n  border-collapse: collapse;\n}\n\nth,\ntd {\n  padding: 0.4rem 1rem 0.4rem 0;\n  border-bottom: 1px solid #d9b48f;\n  text-align: left;\n}\n',
  },
];

export const ecken: Edit[] = [
  {
    pane: 'css',
    append: 'img {\n  border-radius: 1rem;\n  box-shadow: 0 8px 20px rgb(59 29 15 / 25%);\n}\n',
  },
];
