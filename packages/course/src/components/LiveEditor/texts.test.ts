import {expect, it} from 'vitest';
import {notice, type Notice} from '../../messages/notices';
import {summary} from './texts';

const all = (...kinds: Notice['kind'][]) => kinds.map((kind) => notice(kind, ''));

it.each([
  [all(), 'keine Fehler'],
  [all('output'), 'keine Fehler'],
  [all('error', 'output'), '1 Fehler'],
  [all('hint', 'error', 'error'), '2 Fehler, 1 Hinweis'],
  [all('hint', 'hint'), '2 Hinweise'],
])('counts errors and hints, not what is written: %#', (notices, text) => {
  expect(summary(notices)).toBe(text);
});
