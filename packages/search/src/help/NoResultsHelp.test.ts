import {expect, it} from 'vitest';
import {frequentTasks} from '../../../../src/config/frequentTasks';
import {suggestions} from './NoResultsHelp';

const labels = (isIncluded: (manualId: string) => boolean) =>
  frequentTasks.filter(({manualId}) => isIncluded(manualId)).map(({label}) => label);

it.each(['email', 'wordpress'])('suggests the tasks of the manual %s first', (manual) => {
  const own = labels((id) => id === manual);
  const others = labels((id) => id !== manual);
  expect(suggestions(manual)).toEqual([...own, ...others].slice(0, 3));
});

it('suggests the most frequent tasks where no manual is read', () => {
  expect(suggestions(null)).toEqual(labels(() => true).slice(0, 3));
});
