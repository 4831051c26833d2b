import {expect, it} from 'vitest';
import {listenerHint} from './listeners';

const right = 'licht.addEventListener("click", () => { });\n';

it.each<readonly [code: string, hint: string | null]>([
  [right, null],
  [`window.addEventListener("load", los);\n${right}`, null],
  ['licht.addEventListener("click", um);', null],
  ['licht.addEventListener("click", function () { um(); });', null],
  ['licht.onclick = um;', null],
  ...['klick', 'Click', 'onclick', 'onClick', 'clicked', 'clcik'].map(
    (event) => [`${right}plus.addEventListener("${event}", um);`, 'heisst "click"'] as const,
  ),
  ["licht.addEventListener( 'press', um);", 'heisst "click"'],
  ['licht.addEventListener("click", um());', 'ohne Klammern'],
  [`${right}plus.addEventListener('click' , zeig.um( ), false);`, 'ohne Klammern'],
])('%s', (code, hint) => {
  if (hint === null) expect(listenerHint(code)).toBeNull();
  else expect(listenerHint(code)).toContain(hint);
});
