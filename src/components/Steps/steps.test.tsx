import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Steps from '.';

it.each([
  [{wenn: 'Die Seite soll weg sein.'}, 'Die Seite soll weg sein.'],
  [{nicht: 'Nicht «Löschen».'}, 'Nicht «Löschen».'],
  [{zurueck: '#wieder-zeigen'}, 'href="#wieder-zeigen"'],
])('says what one must know before the first step: %o', (about, said) => {
  expect(renderToStaticMarkup(<Steps {...about}>Schritte</Steps>)).toContain(said);
});
