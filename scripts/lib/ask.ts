import {createInterface} from 'node:readline/promises';

/** Shows a question and returns the answer. */
export type Ask = (question: string) => Promise<string>;

/**
 * Runs `use` with a function that asks questions. Answers are read line by line, from the keyboard or a file.
 * `onEnd` makes the error for a question without answer.
 */
export async function withQuestions<T>(
  use: (ask: Ask) => Promise<T>,
  onEnd: () => Error,
): Promise<T> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    process.stdout.write(question);
    const {value, done} = await lines.next();
    if (done) {
      throw onEnd();
    }
    return value;
  };
  return use(ask).finally(() => terminal.close());
}
