/**
 * Error messages of the three browser engines in plain German. No library has them: error translators know one
 * engine, or speak to programmers. In `script`, each line covers Chromium, Firefox and Safari if they differ.
 */
import {pageErrors} from './script/page';
import {syntaxErrors} from './script/syntax';
import {valueErrors} from './script/values';

/**
 * Returns a script error in plain German, by the first rule that matches. An unknown error is quoted.
 *
 * @param message text of the browser's error event, with or without «Uncaught»
 */
export function explainScriptError(message: string): string {
  const plain = message.replace(/^Uncaught (?:\(in promise\) )?/, '').trim();
  for (const [pattern, german] of [...valueErrors, ...pageErrors, ...syntaxErrors]) {
    const match = pattern.exec(plain) ?? pattern.exec(plain.replace(/^\w*Error: /, ''));
    if (match) return german(match.slice(1));
  }
  // The text of `throw "…"` or a rejected promise comes from the trainee.
  return /^\w*(?:Error|Exception)\b/.test(plain)
    ? `JavaScript meldet auf Englisch: «${plain}»`
    : `Dein Programm meldet: «${plain}»`;
}
