import {firstMissing} from '../checks/verdict';
import type {Exercise} from '../checks/types';
import * as solutions from '../solutions/arbeitsunterlagen';

/** Matches the sentence of the first page, even if only its beginning is left. */
const greeting = /^.*ich bin|^hallo[^\p{L}]*(?:ich)?(?!\p{L})/iu;

export const editor: Exercise = {
  id: 'editor',
  panes: ['html'],
  checks: [
    {
      goal: 'In der grossen Überschrift steht dein Name statt der drei Punkte.',
      async test({page}) {
        const [heading] = await page.all('h1');
        const text = heading?.text ?? '';
        const name = text.replace(greeting, '').replace(/[^\p{L}]/gu, '');
        return firstMissing(
          [
            heading !== undefined,
            'Die Überschrift ist weg. Sie beginnt mit <h1> und endet mit </h1>.',
          ],
          [
            !/…|\.\.\./.test(text),
            'Die drei Punkte sind noch da. Lösche sie und schreib deinen Namen hin.',
          ],
          [name.length >= 2, 'Schreib nach «ich bin» deinen Namen.'],
        );
      },
    },
  ],
  solution: solutions.editor,
  explanation:
    'Der erste Kontakt mit dem Editor. Wichtig ist die Erfahrung, dass jede Änderung sofort sichtbar wird. Spitznamen und mehrere Vornamen gelten.',
};

export const exercises = [editor];
