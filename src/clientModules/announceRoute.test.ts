// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from './announceRoute';

type Location = Parameters<NonNullable<typeof onRouteDidUpdate>>[0]['location'];

const at = (pathname: string, hash = '') => ({pathname, hash, search: '', state: null}) as Location;
const announced = () => document.querySelector('[aria-live]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function go(from: string, to: string) {
  onRouteDidUpdate!({previousLocation: at(from), location: at(to)});
}

it('announces a title again that the page before had, too: only a changed text is read', () => {
  document.title = 'Anmelden';
  go('/', '/a');
  vi.runAllTimers();
  expect(announced()).toBe('Anmelden');
  go('/a', '/b');
  expect(announced()).toBe('');
  vi.runAllTimers();
  expect(announced()).toBe('Anmelden');
});

it('announces the title of the new page, which a frame sets', () => {
  document.title = 'Alt';
  go('/', '/a');
  vi.advanceTimersByTime(149);
  // The browser was busy: the page's frame is late.
  requestAnimationFrame(() => (document.title = 'Neu | TYPO3, Version 12'));
  vi.runAllTimers();
  expect(announced()).toBe('Neu | TYPO3, Version 12');
});

it('leaves the pause after the second of two pages in a row', () => {
  document.title = 'Erste';
  go('/', '/a');
  vi.advanceTimersByTime(100);
  go('/a', '/b');
  vi.advanceTimersByTime(100);
  expect(announced()).toBe('');
  vi.runAllTimers();
  expect(announced()).toBe('Erste');
});

it('says nothing about a section of the same page', () => {
  document.title = 'Anmelden';
  go('/', '/a');
  vi.runAllTimers();
  document.title = 'Anders';
  onRouteDidUpdate!({previousLocation: at('/a'), location: at('/a', '#b')});
  vi.runAllTimers();
  expect(announced()).toBe('Anmelden');
});
