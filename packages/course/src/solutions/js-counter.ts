import type {Edit} from '../edits';

export const plus: Edit[] = [
  {
    pane: 'html',
    before: '      <div class="rezept">',
    insert: `      <section id="zaehler">
        <h2>Wie viele Dosen?</h2>
        <p>
          <output id="anzahl">1</output>
          <button id="plus">+</button>
        </p>
      </section>

`,
  },
  {
    pane: 'js',
    append: `const anzahlAnzeige = document.querySelector("#anzahl");
const plus = document.querySelector("#plus");
let anzahl = 1;

plus.addEventListener("click", () => {
  anzahl = anzahl + 1;
  anzahlAnzeige.textContent = anzahl;
});
`,
  },
];

export const minus: Edit[] = [
  {
    pane: 'html',
    before: '          <output id="anzahl">',
    insert: '          <button id="minus">−</button>\n',
  },
  {
    pane: 'js',
    append: `const minus = document.querySelector("#minus");

minus.addEventListener("click", () => {
  if (anzahl > 1) {
    anzahl = anzahl - 1;
    anzahlAnzeige.textContent = anzahl;
  }
});
`,
  },
];

export const mengen: Edit[] = [
  {
    pane: 'html',
    find: `          <li>250 g weiche Butter</li>
          <li>125 g Puderzucker</li>
          <li>2 Teelöffel Vanillezucker</li>
          <li>1 Prise Salz</li>
          <li>1 Eiweiss</li>
          <li>350 g Mehl</li>
          <li>200 g Johannisbeergelee</li>
`,
    replace: `          <li><span class="menge" data-menge="250">250</span> g weiche Butter</li>
          <li><span class="menge" data-menge="125">125</span> g Puderzucker</li>
          <li><span class="menge" data-menge="2">2</span> Teelöffel Vanillezucker</li>
          <li><span class="menge" data-menge="1">1</span> Prise Salz</li>
          <li><span class="menge" data-menge="1">1</span> Eiweiss</li>
          <li><span class="menge" data-menge="350">350</span> g Mehl</li>
          <li><span class="menge" data-menge="200">200</span> g Johannisbeergelee</li>
`,
  },
  {
    pane: 'js',
    find: `plus.addEventListener("click", () => {
  anzahl = anzahl + 1;
  anzahlAnzeige.textContent = anzahl;
});
`,
    replace: `const mengen = document.querySelectorAll(".menge");

function zeigen() {
  anzahlAnzeige.textContent = anzahl;
  for (const menge of mengen) {
    menge.textContent = menge.dataset.menge * anzahl;
  }
}

plus.addEventListener("click", () => {
  anzahl = anzahl + 1;
  zeigen();
});
`,
  },
  {
    pane: 'js',
    find: '    anzahl = anzahl - 1;\n    anzahlAnzeige.textContent = anzahl;\n',
    replace: '    anzahl = anzahl - 1;\n    zeigen();\n',
  },
];
