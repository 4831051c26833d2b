// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import {maxQueryLength} from '../constants';
import {takeTyping} from './typeAhead';

function press(key: string, modifiers: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {key, cancelable: true, bubbles: true, ...modifiers});
  document.body.dispatchEvent(event);
  return event;
}

it('keeps letters and corrections, and gives them to nobody else', () => {
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard);
  const typing = takeTyping('', () => {});
  ['ü', 'X', 'Backspace', ' ', 'b', 'Shift'].forEach((key) => press(key));
  expect(typing.text).toBe('ü b');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(press('c', {ctrlKey: true}).defaultPrevented).toBe(false);
  typing.stop();
  expect(press('d').defaultPrevented).toBe(false);
  expect(typing.text).toBe('ü b');
});

it('keeps Enter after a text until another key follows, and leaves it to the page before', () => {
  const typing = takeTyping('', () => {});
  expect(press('Enter').defaultPrevented).toBe(false);
  expect(typing.isSubmitted).toBe(false);
  press('a');
  expect(press('Enter').defaultPrevented).toBe(true);
  expect(typing).toMatchObject({text: 'a', isSubmitted: true});
  press('b');
  expect(typing).toMatchObject({text: 'ab', isSubmitted: false});
  typing.stop();
});

it('goes on from a first letter, up to the length of a query', () => {
  const typing = takeTyping('a', () => {});
  Array.from({length: maxQueryLength + 9}, () => press('b'));
  expect(typing.text).toBe('a'.padEnd(maxQueryLength, 'b'));
  press('Backspace');
  expect(typing.text).toHaveLength(maxQueryLength - 1);
  typing.stop();
});

it('takes no notice of a key press without a key, as of a browser that fills in a field', () => {
  const failed = vi.fn();
  window.addEventListener('error', failed, {once: true});
  const typing = takeTyping('a', () => {});
  document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
  typing.stop();
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(typing.text).toBe('a');
});

it('ends when the reader goes to another field, not to a button', () => {
  document.body.innerHTML = '<button></button><input>';
  const cancel = vi.fn();
  const typing = takeTyping('', cancel);
  document.querySelector('button')!.focus();
  // As the version's dropdown does when it closes.
  document.dispatchEvent(new FocusEvent('focusin'));
  press('a');
  expect(cancel).not.toHaveBeenCalled();
  document.querySelector('input')!.focus();
  expect(cancel).toHaveBeenCalledOnce();
  expect(press('b').defaultPrevented).toBe(false);
  expect(typing.text).toBe('a');
  document.body.innerHTML = '';
});

it('ends with Escape', () => {
  const cancel = vi.fn();
  const typing = takeTyping('', cancel);
  expect(press('Escape').defaultPrevented).toBe(true);
  press('a');
  expect(cancel).toHaveBeenCalledOnce();
  expect(typing.text).toBe('');
});
