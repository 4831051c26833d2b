// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import Picture from '.';

const moving = {src: '/a.gif', srcSet: '', width: 8, height: 4, still: '/a-still.webp'};

/** A reader who wants less motion, or not. */
function wantLess(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const shown = () => screen.getByRole('img').getAttribute('src');

it('moves until it is stopped', () => {
  wantLess(false);
  render(<Picture src={moving} alt="Ablauf" />);
  expect(shown()).toBe('/a.gif');
  fireEvent.click(screen.getByRole('button', {name: 'Bewegung anhalten: Ablauf'}));
  expect(shown()).toBe('/a-still.webp');
  fireEvent.click(screen.getByRole('button', {name: 'Bewegung abspielen: Ablauf'}));
  expect(shown()).toBe('/a.gif');
});

it('stands still for readers who want less motion, until they play it', () => {
  wantLess(true);
  render(<Picture src={moving} alt="Ablauf" />);
  expect(shown()).toBe('/a-still.webp');
  fireEvent.click(screen.getByRole('button', {name: 'Bewegung abspielen: Ablauf'}));
  expect(shown()).toBe('/a.gif');
});

it('stands still without JavaScript', () => {
  expect(renderToStaticMarkup(<Picture src={moving} alt="Ablauf" />)).toContain(
    'src="/a-still.webp"',
  );
});

it('has no button where nothing moves', () => {
  const calm = {src: '/a.webp', srcSet: '/b.webp 400w', width: 8, height: 4};
  render(<Picture src={calm} alt="Ablauf" />);
  expect(screen.queryByRole('button')).toBeNull();
});
