import type {Edit} from '../edits';

export const grundgeruest: Edit[] = [
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
    <h1>Hallo, ich bin Lea</h1>
  </body>
</html>
`,
  },
];

export const titel: Edit[] = [
  {
    pane: 'html',
    find: '    <h1>Hallo, ich bin Lea</h1>\n',
    replace: `    <h1>Spitzbuben</h1>
    <p>
      Zwei zarte Guetzli, dazwischen <strong>rotes Gelee</strong>:
      Spitzbuben gehören in der Schweiz zum Advent.
    </p>
`,
  },
];
