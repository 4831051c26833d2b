/** The sentences of a recording, in the style of the pages. */
import {comparable} from '@portal/content/walks/labels';

/** What was done, and how readers know what it was done to. */
export interface Deed {
  does:
    | 'click'
    | 'doubleClick'
    | 'rightClick'
    | 'hover'
    | 'fill'
    | 'choose'
    | 'upload'
    | 'press'
    | 'open';
  /** Role and name as assistive technology reads them; the name is empty if there is none. */
  role: string;
  name: string;
  /** Type of an `input`. */
  type?: string;
  /** The text that was typed, the entry that was chosen, the keys, the address. */
  value?: string;
  /** Whether a tick is set afterwards. */
  isSet?: boolean;
  /** Which menu contains it. */
  menu?: string;
  /** Whether another screen came. */
  isNewScreen: boolean;
  /** What has appeared: a message, the title of a dialogue, a heading. */
  result?: string;
}

/** Verbs after which something is gone, or others see it. */
export const grave =
  /lösch|entfern|papierkorb|send(?:en|e)?\b|abschicken|veröffentlich|publizier|bestell|bezahl|kündig|delete|remove|trash|publish/iu;

/** The most that one step has; fields of a form in a row count as one. */
const mostActions = 3;

const isField = ({does, role}: Deed) =>
  ['fill', 'choose', 'upload'].includes(does) || ['checkbox', 'radio', 'switch'].includes(role);

/** What to type into a field of a type. */
const entries: Readonly<Record<string, string>> = {
  email: 'die E-Mail-Adresse',
  tel: 'die Telefonnummer',
  url: 'die Adresse',
  number: 'die Zahl',
  date: 'das Datum',
  time: 'die Zeit',
  search: 'das Suchwort',
};

/** Characters that MDX would read as its own. */
const plain = (text: string) => text.replace(/[\\<>{}*_`]/g, '\\$&');
const bold = (name: string, missing: string) => (name ? `**${plain(name)}**` : `TODO ${missing}`);

/** Returns the sentence of one deed. */
function sentence({does, role, name, type = '', value = '', isSet}: Deed): string {
  const it = bold(name, 'wie es aussieht und wo es steht');
  const field = bold(name, 'wie das Feld heisst');
  switch (does) {
    case 'open':
      return `Öffnen Sie im Browser die Adresse \`${value}\`.`;
    case 'press':
      return `Drücken Sie <Kbd>${value}</Kbd>.`;
    case 'upload':
      return `Wählen Sie bei ${field} die Datei auf Ihrem Computer.`;
    case 'choose':
      return `Wählen Sie bei ${field} den Eintrag ${bold(value, 'welchen Eintrag')}.`;
    case 'fill':
      return type === 'password'
        ? `Tippen Sie bei ${field} das Passwort ein.`
        : `Tippen Sie bei ${field} ${entries[type] ?? 'den Text'} ein${value ? `, zum Beispiel «${plain(value.replace(/\s+/g, ' '))}»` : ''}.`;
    case 'hover':
      return `Fahren Sie mit der Maus auf ${name ? it : `das Symbol ${it}`}.`;
    case 'doubleClick':
      return `Doppelklicken Sie auf ${name ? it : `das Symbol ${it}`}.`;
    case 'rightClick':
      return `Klicken Sie mit der rechten Maustaste auf ${name ? it : `das Symbol ${it}`}.`;
    case 'click':
      return role === 'checkbox' || role === 'switch'
        ? `${isSet === false ? 'Entfernen' : 'Setzen'} Sie das Häkchen ${it}.`
        : role === 'radio' || role === 'option' || role === 'menuitem'
          ? `Wählen Sie ${it}.`
          : `Klicken Sie auf ${name ? it : `das Symbol ${it}`}.`;
  }
}

/** Returns whether a click goes on with the menu that the one before has opened. */
const goesOn = (before: Deed | undefined, deed: Deed) =>
  before?.does === 'click' &&
  deed.does === 'click' &&
  before.name !== '' &&
  deed.name !== '' &&
  comparable(before.name) !== comparable(deed.name) &&
  (deed.role.startsWith('menuitem') || (deed.menu !== undefined && deed.menu === before.menu));

/** A step of the list: its text, and how many deeds it has. */
export interface Sentences {
  text: string;
  deeds: number;
}

/** Returns the steps for what was done. A new one begins where the screen changes, and after three actions. */
export function sentencesOf(deeds: readonly Deed[]): Sentences[] {
  const steps: (Sentences & {actions: number})[] = [];
  let path: string[] = [];
  let isOpen = false;
  deeds.forEach((deed, index) => {
    const before = deeds[index - 1];
    const isPath = goesOn(before, deed);
    const isSameForm = before !== undefined && isField(before) && isField(deed);
    const last = steps.at(-1);
    const full = !last || (last.actions >= mostActions && !isSameForm);
    if (!isPath && (!isOpen || full)) {
      steps.push({text: '', deeds: 0, actions: 0});
    }
    const step = steps.at(-1)!;
    path = isPath ? [...path, deed.name] : [deed.name];
    if (isPath) {
      // The sentence of the entry replaces that of its menu.
      step.text = step.text.slice(
        0,
        step.text.lastIndexOf(path.length === 2 ? sentence(before!) : 'Wählen Sie <MenuPath>'),
      );
    }
    const said = isPath
      ? `Wählen Sie <MenuPath>${path.map(plain).join(' › ')}</MenuPath>.`
      : sentence(deed);
    const shown = deed.result?.replace(/["„]([^"“]*)["“]/g, '‹$1›');
    const result = shown ? ` Es erscheint «${plain(shown)}».` : '';
    step.text = `${step.text}${step.text && !step.text.endsWith(' ') ? ' ' : ''}${said}${result}`;
    step.deeds += 1;
    step.actions += isSameForm && isOpen ? 0 : 1;
    isOpen = !deed.isNewScreen && !deed.result;
  });
  return steps.map(({text, deeds: count}) => ({text, deeds: count}));
}

/** Returns the list of steps with its gaps, as it is written into a page. */
export function listOf(
  steps: readonly Sentences[],
  deeds: readonly Deed[],
  title?: string,
): string {
  const verb = deeds.find(({does, name}) => does !== 'fill' && grave.test(name));
  const told = verb
    ? ` wenn="TODO wann man das tut" nicht="TODO was man dabei nicht wählen darf" zurueck="TODO-marke-der-liste-die-es-zurücknimmt"`
    : '';
  return [
    `<Steps${title ? ` title=${JSON.stringify(title)}` : ''}${told}>`,
    '',
    ...steps.map(({text}, index) => `${index + 1}. ${text}`),
    '',
    '</Steps>',
    '',
    'TODO Woran sieht man, dass es nicht geklappt hat, und was tut man dann?',
    '',
  ].join('\n');
}
