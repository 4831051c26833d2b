import {fold} from './fold';

/** Words without a topic: articles, pronouns, prepositions, auxiliaries, question words. */
const list = `
  aber alle allem allen aller alles als also am an anders auch auf aus bei beim bin bis bist bitte da dabei damit danach dann
  daran darauf daraus darf darfst darin das dass davon dazu dein deine deinem deinen deiner deines dem den denen denn
  der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen
  einer eines er es etwas euch euer eure für gar geht gibt hab habe haben hallo hast hat hatte hatten ich ihm ihn
  ihnen ihr ihre ihrem ihren ihrer ihres im immer in ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein
  keine keinem keinen keiner keines könne können könnt könnte könnten lass lassen lässt man mehr mein meine meinem
  meinen meiner meines mich mir mit möchte möchten möchtest muss müssen musst nach nicht nichts noch nun nur ob oder
  ohne schon sehr sein seine seinem seinen seiner seit sich sie sind so soll sollen sollte sollten über um und uns
  unser unsere unserem unseren unserer unter viel viele vielen vieler vieles vom von vor wann war warum was weil
  welche welchem welchen welcher welches wenn wer werde werden wie wieder wieso wieviel will wir wird wo wofür woher
  wohin womit wozu wurde würde wurden würden zu zum zur zwischen
  machen mache macht machst gemacht tun tut bekommen bekomme bekommt kriegen kriege brauchen brauche braucht
  wollen wollte jemand niemand mal bisschen
`;

/** The list, folded. */
export const stopWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/).map(fold));

/** Returns whether a folded word says nothing about the topic of a query. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word) || (word.length === 1 && !/\d/.test(word));
}
