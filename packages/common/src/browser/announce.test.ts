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

it('announces a text that a frame sets', () => {
  let title = 'Alt';
  announce(() => title);
  vi.advanceTimersByTime(149);
  // The browser was busy: the frame is late.
  requestAnimationFrame(() => (title = 'Neu'));
  listen();
  expect(announced()).toBe('Neu');
});

it('leaves the pause after the second of two texts in a row', () => {
  announce('Erste');
  vi.advanceTimersByTime(100);
  announce('Zweite');
  vi.advanceTimersByTime(100);
  expect(announced()).toBe('');
  listen();
  expect(announced()).toBe('Zweite');
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
