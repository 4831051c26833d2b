import {expect, it} from 'vitest';
import {resultsPerGroup, shownOrder} from './firstScreen';

const hit = (name: string) => {
  const [lvl0 = '', lvl1 = ''] = name;
  return {name, hierarchy: {lvl0, lvl1}};
};
const order = (...names: string[]) => shownOrder(names.map(hit)).map(({name}) => name);

it('puts groups together in the order of their best hits, and pages within a group', () => {
  expect(order('Ax1', 'Bx1', 'Ay1', 'Ax2', 'Cx1', 'Bx2')).toEqual([
    'Ax1',
    'Ax2',
    'Ay1',
    'Bx1',
    'Bx2',
    'Cx1',
  ]);
});

it('keeps the best ones of a group', () => {
  const many = Array.from({length: resultsPerGroup + 2}, (_, i) => `Ax${i}`);
  expect(order(...many, 'Bx')).toEqual([...many.slice(0, resultsPerGroup), 'Bx']);
});

it('leaves a list as it is that has been through it', () => {
  const names = ['Ax1', 'Bx1', 'Ay1', 'Ay2', 'Ax2', 'Az1', 'Ay3', 'Bx2'];
  expect(order(...order(...names))).toEqual(order(...names));
});
