// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {announce} from './announce';

const announced = () => document.querySelector('[aria-live]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Waits until what is announced stands in the page, not until it is gone again. */
const listen = () => vi.advanceTimersByTime(200);

it('announces the same text again: only a changed text is read', () => {
  announce('Kopiert');
  listen();
  expect(announced()).toBe('Kopiert');
  announce('Kopiert');
  expect(announced()).toBe('');
  listen();
  expect(announced()).toBe('Kopiert');
});

it('is silent for whoever reads to the end of the page later', () => {
  announce('Kopiert');
  vi.runAllTimers();
  expect(document.querySelector('[role=status]')).toBeNull();
  expect(announced()).toBe('');
});

it('speaks within what is modal, because the rest of the page is inert', () => {
  document.body.innerHTML = '<div role="dialog" aria-modal="true"><p>Menü</p></div>';
  announce('Kopiert');
  listen();
  expect(document.querySelector('[aria-modal] > [aria-live]')?.textContent).toBe('Kopiert');
  document.body.innerHTML = '<p>Seite</p>';
  announce('Zurück');
  listen();
  expect(document.querySelector('body > [aria-live]')?.textContent).toBe('Zurück');
});
