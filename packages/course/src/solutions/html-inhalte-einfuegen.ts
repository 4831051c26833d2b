import type {Edit} from '../edits';

export const bild: Edit[] = [
  {
    pane: 'html',
    before: '  </body>',
    insert:
      '    <img src="bilder/spitzbuben.svg" alt="Ein Teller mit Spitzbuben, in der Mitte leuchtet rotes Gelee" width="640" height="400">\n',
  },
];

export const zutaten: Edit[] = [
  {
    pane: 'html',
    before: '  </body>',
    insert: `    <h2>Zutaten</h2>
    <ul>
      <li>250 g weiche Butter</li>
      <li>125 g Puderzucker</li>
      <li>2 Teelöffel Vanillezucker</li>
      <li>1 Prise Salz</li>
      <li>1 Eiweiss</li>
      <li>350 g Mehl</li>
      <li>200 g Johannisbeergelee</li>
    </ul>
`,
  },
];

export const zubereitung: Edit[] = [
  {
    pane: 'html',
    before: '  </body>',
    insert: `    <h2>Zubereitung</h2>
    <ol>
      <li>Butter, Puderzucker, Vanillezucker und Salz rühren, bis die Masse hell ist.</li>
      <li>Eiweiss darunterrühren. Mehl beigeben und alles rasch zu einem Teig zusammenfügen.</li>
      <li>Teig flach drücken und zugedeckt 2 Stunden kühl stellen.</li>
      <li>Teig 3 mm dick auswallen und Kreise ausstechen. Bei der Hälfte in der Mitte ein Loch ausstechen.</li>
      <li>In der Mitte des auf 200 Grad vorgeheizten Ofens etwa 6 Minuten backen, dann auskühlen lassen.</li>
      <li>Gelee erwärmen und auf die Böden streichen. Deckel mit Puderzucker bestäuben und aufsetzen.</li>
    </ol>
`,
  },
];

export const link: Edit[] = [
  {
    pane: 'html',
    before: '  </body>',
    insert: `    <p>
      Mehr über das Gebäck:
      <a href="https://www.patrimoineculinaire.ch">Kulinarisches Erbe der Schweiz</a>
    </p>
`,
  },
];
