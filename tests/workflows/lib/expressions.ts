import {data, Evaluator, Lexer, Parser} from '@actions/expressions';

/** Contexts by name: `github`, `vars`, `needs` and so on. */
export type Contexts = Record<string, unknown>;

/** How what came before has ended, for `success()` and the like. */
export type Status = 'success' | 'failure' | 'skipped';

const statusCall = /\b(?:success|failure|always|cancelled)\(\)/;

/** Evaluates an expression without its braces, as GitHub does. */
function evaluate(text: string, contexts: Contexts, status: Status): data.ExpressionData {
  const answers = {
    success: status === 'success',
    failure: status === 'failure',
    always: true,
    cancelled: false,
  };
  const functions = Object.entries(answers).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answer),
  }));
  const {tokens} = new Lexer(text).lex();
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return new Evaluator(tree, known, new Map(functions.map((one) => [one.name, one]))).evaluate();
}

/** Whether a job or step with this `if` runs. Without a word about the status it runs after success only. */
export function isMet(condition: unknown, contexts: Contexts, status: Status): boolean {
  const text = String(condition ?? 'true').replace(/^\s*\$\{\{([\s\S]*)\}\}\s*$/, '$1');
  const whole = statusCall.test(text) ? text : `success() && (${text})`;
  return evaluate(`!!(${whole})`, contexts, status).coerceString() === 'true';
}

/** Puts values in the place of all expressions of a text. */
export const fill = (text: string, contexts: Contexts): string =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, inner: string) =>
    evaluate(inner, contexts, 'success').coerceString(),
  );
