import {describe, expect, it} from 'vitest';
import {createRate, MAX_PER_SECOND, readMessage} from './received';

describe('messages of the frame', () => {
  it.each([
    {type: 'connected'},
    {type: 'console', level: 'log', text: 'Hallo'},
    {type: 'error', message: 'x is not defined', file: null, line: null},
    {type: 'answer', id: 4, value: {title: 'Spitzbuben'}},
  ])('arrive as they are: $type', (message) => {
    expect(readMessage(message)).toBe(message);
  });

  it.each([
    null,
    'console',
    {type: 'toString'},
    {type: 'console', level: 'log', text: {a: 1}},
    {type: 'console', level: 'log', text: 'x'.repeat(100_000)},
    {type: 'dialog', kind: 'constructor', text: ''},
    {type: 'error', message: 'x', file: {}, line: 1},
    {type: 'answer', id: '4', value: null},
  ])('are refused with other content: %o', (message) => {
    expect(readMessage(message)).toBeNull();
  });

  it('are counted, so that a flood ends', () => {
    let time = 0;
    const isAllowed = createRate(() => time);
    const many = Array.from({length: MAX_PER_SECOND}, isAllowed);
    expect(many.every(Boolean)).toBe(true);
    expect(isAllowed()).toBe(false);
    time = 1001;
    expect(isAllowed()).toBe(true);
  });
});
