import type {Edit} from '../edits';

export const breite: Edit[] = [
  {
    pane: 'css',
    append: 'main {\n  box-sizing: border-box;\n  max-width: 55rem;\n  margin: 0 auto;\n}\n',
  },
  {pane: 'css', after: 'img {\n', insert: '  max-width: 100%;\n  height: auto;\n'},
];

export const nebeneinander: Edit[] = [
  {pane: 'html', before: '      <section id="zutaten">', insert: '      <div class="rezept">\n'},
  {pane: 'html', before: '      <p class="tipp">', insert: '      </div>\n\n'},
  {
    pane: 'css',
    append: '.rezept {\n  display: grid;\n  grid-template-columns: 1fr 2fr;\n  gap: 2rem;\n}\n',
  },
];

export const mobil: Edit[] = [
  {
    pane: 'css',
    find: '.rezept {\n  display: grid;\n  grid-template-columns: 1fr 2fr;\n  gap: 2rem;\n}\n',
    replace:
      '@media (width >= 700px) {\n  .rezept {\n    display: grid;\n    grid-template-columns: 1fr 2fr;\n    gap: 2rem;\n  }\n}\n',
  },
];
