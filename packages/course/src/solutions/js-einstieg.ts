import type {Edit} from '../edits';

export const verknuepfen: Edit[] = [
  {pane: 'html', before: '  </head>', insert: '    <script src="script.js" defer></script>\n'},
  {pane: 'js', append: 'console.log("Die Spitzbuben sind bereit.");\n'},
];

export const gruss: Edit[] = [
  {pane: 'html', after: '<h1>Spitzbuben</h1>\n', insert: '      <p id="gruss"></p>\n'},
  {
    pane: 'js',
    append: `const gruss = document.querySelector("#gruss");
const stunde = new Date().getHours();

if (stunde < 11) {
  gruss.textContent = "Guten Morgen! Zeit zum Teigmachen.";
} else if (stunde < 18) {
  gruss.textContent = "Guten Tag! Der Ofen ist bald warm.";
} else {
  gruss.textContent = "Guten Abend! Sind noch Guetzli da?";
}
`,
  },
];

export const klick: Edit[] = [
  {
    pane: 'html',
    after: '<p id="gruss"></p>\n',
    insert: '      <button id="licht">Kerzenlicht</button>\n',
  },
  {
    pane: 'css',
    append: `.kerzenlicht {
  background-color: #2b1810;
  color: #ffe4c4;
}

.kerzenlicht h1,
.kerzenlicht h2,
.kerzenlicht a {
  color: #ffb37a;
}

.kerzenlicht .tipp {
  color: #3b1d0f;
}
`,
  },
  {
    pane: 'js',
    append: `const licht = document.querySelector("#licht");

licht.addEventListener("click", () => {
  document.body.classList.toggle("kerzenlicht");
});
`,
  },
];
