import type {Edit} from '../edits';

export const klasse: Edit[] = [
  {
    pane: 'html',
    before: '      <p>\n        Mehr über',
    insert: `      <p class="tipp">
        <strong>Tipp:</strong> In einer Blechdose mit Backpapier dazwischen
        bleiben Spitzbuben zwei Wochen zart.
      </p>

`,
  },
  {pane: 'css', append: '.tipp {\n  background-color: #ffe4c4;\n}\n'},
];

export const selektor: Edit[] = [{pane: 'css', append: 'nav a {\n  color: #7a2e0b;\n}\n'}];

export const abstand: Edit[] = [
  {pane: 'css', find: 'body {\n', replace: 'body {\n  margin: 0;\n'},
  {pane: 'css', append: 'header,\nmain,\nfooter {\n  padding: 1.5rem;\n}\n'},
  {
    pane: 'css',
    find: '  background-color: #ffe4c4;\n',
    replace: '  background-color: #ffe4c4;\n  padding: 1rem;\n',
  },
];
