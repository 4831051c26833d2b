import {nearest} from '@portal/common/text/nearest';

/** Returns whether the name of an event probably means `click`: `klick`, `Click`, `onclick`, `clicked`. */
function meansClick(event: string): boolean {
  return /[ck]li[ck]/i.test(event) || nearest(event, ['click', 'onclick']) !== undefined;
}

/** Returns why a program does not react to a click, as far as its source shows, or null if it shows nothing. */
export function listenerHint(code: string): string | null {
  const events = [...code.matchAll(/addEventListener\(\s*(["'`])(.*?)\1/g)].map(
    ([, , event = '']) => event,
  );
  const strange = events.filter((event) => event !== 'click');
  if (strange.some(meansClick) || (strange.length > 0 && strange.length === events.length)) {
    return 'Das Ereignis heisst "click": englisch, klein, ohne on.';
  }
  return /addEventListener\(\s*(["'`])click\1\s*,\s*[\w$.]+\(\s*\)\s*[,)]/.test(code)
    ? 'Nach dem Komma steht der Name der Funktion ohne Klammern (), sonst läuft sie sofort.'
    : null;
}
