import {expect, it} from 'vitest';
import {suggestions} from './NoResultsHelp';

const tasks = [
  {label: 'Postfach einrichten', manualId: 'email'},
  {label: 'Seite anlegen', manualId: 'typo3'},
  {label: 'Passwort ändern', manualId: 'email'},
  {label: 'Produkt erfassen', manualId: 'wordpress'},
];
const labels = (isIncluded: (manualId: string) => boolean) =>
  tasks.filter(({manualId}) => isIncluded(manualId)).map(({label}) => label);

it.each(['email', 'wordpress'])('suggests the tasks of the manual %s first', (manual) => {
  const own = labels((id) => id === manual);
  const others = labels((id) => id !== manual);
  expect(suggestions(tasks, manual)).toEqual([...own, ...others].slice(0, 3));
});

it('suggests the most frequent tasks where no manual is read', () => {
  expect(suggestions(tasks, null)).toEqual(labels(() => true).slice(0, 3));
});
