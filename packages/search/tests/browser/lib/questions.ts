import type {Page} from '@playwright/test';
import type {AnsweredQuestion, SearchResult} from '../../../src/wire/types';

const origin = 'https://handbuch.example.ch';

/** A question that a page answers, as the engine gives it. */
export const question = (
  text: string,
  address: string,
  rest: Partial<AnsweredQuestion> = {},
): AnsweredQuestion => ({
  question: text,
  url: origin + address,
  group: 'TYPO3 › Grundlagen',
  page: 'Anmelden',
  ...rest,
});

/** Puts these questions into each answer to a query of two words or more, in the place of the engine's. */
export async function answerWith(
  page: Page,
  questions: readonly AnsweredQuestion[],
): Promise<void> {
  await page.addInitScript((list) => {
    type Told = MessageEvent<{kind: string; results?: SearchResult[]}>;
    window.Worker = class extends Worker {
      set onmessage(listen: (event: Told) => void) {
        this.addEventListener('message', (event: Told) => {
          for (const result of event.data.results ?? []) {
            const isAsked = result.query.trim().includes(' ');
            result.questions = isAsked ? [...list] : undefined;
          }
          listen(event);
        });
      }
    };
  }, questions);
}
