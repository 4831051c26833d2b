// @vitest-environment jsdom
import {indentWithTab} from '@codemirror/commands';
import {EditorState} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {letTabGo} from './letTabGo';
import {tabTexts} from './texts';

let view: EditorView;

/** Presses a key. Returns whether the browser does with it what it does everywhere: Tab goes on. */
async function press(key: string, keyCode: number, ctrlKey = false): Promise<boolean> {
  const init = {key, keyCode, ctrlKey, bubbles: true, cancelable: true};
  const isBrowsers = view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', init));
  await Promise.resolve();
  return isBrowsers;
}
const pressTab = () => press('Tab', 9);
const said = () => view.dom.querySelector('.cm-announced')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  const extensions = [letTabGo(), keymap.of([indentWithTab])];
  view = new EditorView({
    parent: document.body,
    state: EditorState.create({doc: '<p>', extensions}),
  });
});
afterEach(() => {
  view.destroy();
  vi.useRealTimers();
});

it('indents with Tab, and lets it go after Escape, however long one thinks about it', async () => {
  expect(await pressTab()).toBe(false);
  expect(view.state.doc.toString()).toBe('  <p>');
  await press('Escape', 27);
  expect(said()).toBe(tabTexts.leaves);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await pressTab()).toBe(true);
  expect(view.state.doc.toString()).toBe('  <p>');
});

it.each([
  ['another key', () => press('a', 65)],
  ['a click', () => view.contentDOM.dispatchEvent(new MouseEvent('mousedown'))],
  ['the way out', () => view.contentDOM.dispatchEvent(new FocusEvent('blur'))],
])('indents again after %s', async (_, act) => {
  await press('Escape', 27);
  await act();
  expect(await pressTab()).toBe(false);
});

it('switches with the shortcut, and says so', async () => {
  await press('m', 77, true);
  expect(said()).toBe(tabTexts.leaves);
  view.contentDOM.dispatchEvent(new FocusEvent('blur'));
  expect(await pressTab()).toBe(true);
  await press('m', 77, true);
  expect(said()).toBe(tabTexts.indents);
  expect(await pressTab()).toBe(false);
});
