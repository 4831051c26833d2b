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
  {pane: 'css', after: 'body {\n', insert: '  margin: 0;\n'},
  {pane: 'css', append: 'header,\nmain,\nfooter {\n  padding: 1.5rem;\n}\n'},
  {pane: 'css', after: '  background-color: #ffe4c4;\n', insert: '  padding: 1rem;\n'},
];
