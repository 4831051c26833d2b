// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from './announceRoute';

type Location = Parameters<NonNullable<typeof onRouteDidUpdate>>[0]['location'];

const at = (pathname: string, hash = '') => ({pathname, hash, search: '', state: null}) as Location;
const announced = () => document.querySelector('[aria-live]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Anmelden | TYPO3';
  document.body.innerHTML =
    '<input /><a href="/b">Menü</a><h1>Anmelden</h1><h2 id="b">B<a href="#b">Link zu «B»</a></h2>';
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function go(from: string, to: string, hash?: string) {
  onRouteDidUpdate!({previousLocation: at(from), location: at(to, hash)});
  vi.advanceTimersByTime(400);
}

it('announces the title of another page, and reads on from its heading', () => {
  document.querySelector('a')!.focus();
  go('/', '/a');
  expect(announced()).toBe('Anmelden | TYPO3');
  expect(document.activeElement?.textContent).toBe('Anmelden');
});

it('reads on from the section that the address names, also in the same page', () => {
  go('/', '/a', '#b');
  expect(document.activeElement?.textContent).toBe('Link zu «B»');
  expect(announced()).toBe('Anmelden | TYPO3');
  vi.runAllTimers();
  go('/a', '/a', '#b');
  expect(document.activeElement?.textContent).toBe('Link zu «B»');
  expect(announced()).toBe('');
});

it('leaves the focus in the field that has asked for it', () => {
  document.querySelector('input')!.focus();
  go('/', '/search');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('says nothing about the page that is opened first', () => {
  onRouteDidUpdate!({previousLocation: null, location: at('/a', '#b')});
  vi.advanceTimersByTime(400);
  expect(document.activeElement).toBe(document.body);
  expect(announced() ?? '').toBe('');
});
