import type {Page} from '@playwright/test';
import type {SearchResult} from '../../../src/wire/types';

/** Puts a reader's question into the first hit of each answer, in the place of the engine's. */
export async function answerWith(page: Page, question: string): Promise<void> {
  await page.addInitScript((value) => {
    type Told = MessageEvent<{kind: string; results?: SearchResult[]}>;
    window.Worker = class extends Worker {
      set onmessage(listen: (event: Told) => void) {
        this.addEventListener('message', (event: Told) => {
          for (const {hits} of event.data.results ?? []) {
            hits.slice(0, 1).forEach(({_highlightResult: highlights}) => {
              highlights.questions = [{value, matchLevel: 'full', matchedWords: []}];
            });
          }
          listen(event);
        });
      }
    };
  }, question);
}
