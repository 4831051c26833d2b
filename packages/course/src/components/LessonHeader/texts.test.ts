import {expect, it} from 'vitest';
import {lessonTable} from '../../lessons';
import {position, stepLabel} from './texts';

it('counts lessons from one and tells which are done', () => {
  const [first] = lessonTable;
  expect(position(first!)).toBe(`Lektion 1 von ${lessonTable.length}`);
  expect(stepLabel(first!, false)).toBe(`1. ${first!.title}`);
  expect(stepLabel(first!, true)).toBe(`1. ${first!.title}, gelöst`);
});
