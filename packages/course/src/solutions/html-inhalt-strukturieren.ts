import type {Edit} from '../edits';

export const bereiche: Edit[] = [
  {
    pane: 'html',
    set: `<!doctype html>
<html lang="de-CH">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Spitzbuben</title>
  </head>
  <body>
    <header>
      <h1>Spitzbuben</h1>
      <p>
        Zwei zarte Guetzli, dazwischen <strong>rotes Gelee</strong>:
        Spitzbuben gehören in der Schweiz zum Advent.
      </p>
      <img src="bilder/spitzbuben.svg" alt="Ein Teller mit Spitzbuben, in der Mitte leuchtet rotes Gelee" width="640" height="400">
    </header>

    <main>
      <h2>Zutaten</h2>
      <ul>
        <li>250 g weiche Butter</li>
        <li>125 g Puderzucker</li>
        <li>2 Teelöffel Vanillezucker</li>
        <li>1 Prise Salz</li>
        <li>1 Eiweiss</li>
        <li>350 g Mehl</li>
        <li>200 g Johannisbeergelee</li>
      </ul>

      <h2>Zubereitung</h2>
      <ol>
        <li>Butter, Puderzucker, Vanillezucker und Salz rühren, bis die Masse hell ist.</li>
        <li>Eiweiss darunterrühren. Mehl beigeben und alles rasch zu einem Teig zusammenfügen.</li>
        <li>Teig flach drücken und zugedeckt 2 Stunden kühl stellen.</li>
        <li>Teig 3 mm dick auswallen und Kreise ausstechen. Bei der Hälfte in der Mitte ein Loch ausstechen.</li>
        <li>In der Mitte des auf 200 Grad vorgeheizten Ofens etwa 6 Minuten backen, dann auskühlen lassen.</li>
        <li>Gelee erwärmen und auf die Böden streichen. Deckel mit Puderzucker bestäuben und aufsetzen.</li>
      </ol>

      <p>
        Mehr über das Gebäck:
        <a href="https://www.patrimoineculinaire.ch">Kulinarisches Erbe der Schweiz</a>
      </p>
    </main>

    <footer>
      <p>Gemacht von Lea in der Schnupperlehre</p>
    </footer>
  </body>
</html>
`,
  },
];

export const navigation: Edit[] = [
  {
    pane: 'html',
    before: '    </header>',
    insert: `      <nav>
        <a href="#zutaten">Zutaten</a>
        <a href="#zubereitung">Zubereitung</a>
      </nav>
`,
  },
  {
    pane: 'html',
    find: `      <h2>Zutaten</h2>
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
    replace: `      <section id="zutaten">
        <h2>Zutaten</h2>
        <ul>
          <li>250 g weiche Butter</li>
          <li>125 g Puderzucker</li>
          <li>2 Teelöffel Vanillezucker</li>
          <li>1 Prise Salz</li>
          <li>1 Eiweiss</li>
          <li>350 g Mehl</li>
          <li>200 g Johannisbeergelee</li>
        </ul>
      </section>
`,
  },
  {
    pane: 'html',
    find: `      <h2>Zubereitung</h2>
      <ol>
        <li>Butter, Puderzucker, Vanillezucker und Salz rühren, bis die Masse hell ist.</li>
        <li>Eiweiss darunterrühren. Mehl beigeben und alles rasch zu einem Teig zusammenfügen.</li>
        <li>Teig flach drücken und zugedeckt 2 Stunden kühl stellen.</li>
        <li>Teig 3 mm dick auswallen und Kreise ausstechen. Bei der Hälfte in der Mitte ein Loch ausstechen.</li>
        <li>In der Mitte des auf 200 Grad vorgeheizten Ofens etwa 6 Minuten backen, dann auskühlen lassen.</li>
        <li>Gelee erwärmen und auf die Böden streichen. Deckel mit Puderzucker bestäuben und aufsetzen.</li>
      </ol>
`,
    replace: `      <section id="zubereitung">
        <h2>Zubereitung</h2>
        <ol>
          <li>Butter, Puderzucker, Vanillezucker und Salz rühren, bis die Masse hell ist.</li>
          <li>Eiweiss darunterrühren. Mehl beigeben und alles rasch zu einem Teig zusammenfügen.</li>
          <li>Teig flach drücken und zugedeckt 2 Stunden kühl stellen.</li>
          <li>Teig 3 mm dick auswallen und Kreise ausstechen. Bei der Hälfte in der Mitte ein Loch ausstechen.</li>
          <li>In der Mitte des auf 200 Grad vorgeheizten Ofens etwa 6 Minuten backen, dann auskühlen lassen.</li>
          <li>Gelee erwärmen und auf die Böden streichen. Deckel mit Puderzucker bestäuben und aufsetzen.</li>
        </ol>
      </section>
`,
  },
];

export const tabelle: Edit[] = [
  {
    pane: 'html',
    after: '    <main>\n',
    insert: `      <table>
        <caption>Auf einen Blick</caption>
        <tr>
          <th scope="row">Ergibt</th>
          <td>etwa 40 Stück</td>
        </tr>
        <tr>
          <th scope="row">Arbeiten</th>
          <td>60 Minuten</td>
        </tr>
        <tr>
          <th scope="row">Kühl stellen</th>
          <td>2 Stunden</td>
        </tr>
        <tr>
          <th scope="row">Backen</th>
          <td>6 Minuten bei 200 Grad</td>
        </tr>
      </table>

`,
  },
];
