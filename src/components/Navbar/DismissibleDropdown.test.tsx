// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it} from 'vitest';
import DismissibleDropdown from './DismissibleDropdown';

const button = () => screen.getByRole('button', {name: 'Version 13'});
const root = () => button().parentElement as HTMLElement;
const isDismissed = () => root().hasAttribute('data-dismissed');

describe('a menu that Escape has closed', () => {
  beforeEach(() => {
    render(
      <>
        <DismissibleDropdown>
          <button type="button" aria-expanded="false">
            Version 13
          </button>
          <a href="/typo3/12.0">Version 12</a>
        </DismissibleDropdown>
        <main>Seite</main>
      </>,
    );
    screen.getByRole('link').focus();
    fireEvent.keyDown(document.activeElement!, {key: 'Escape'});
  });

  it('gives the focus to its button', () => {
    expect(document.activeElement).toBe(button());
    expect(isDismissed()).toBe(true);
  });

  it('stays closed while the reader scrolls the page with the keyboard', () => {
    fireEvent.keyDown(screen.getByRole('main'), {key: ' '});
    fireEvent.keyDown(screen.getByRole('main'), {key: 'ArrowDown'});
    expect(isDismissed()).toBe(true);
  });

  it('can be opened again with a key on its button', () => {
    fireEvent.keyDown(button(), {key: 'Enter'});
    expect(isDismissed()).toBe(false);
  });

  it('can be opened again by the pointer that comes', () => {
    fireEvent.pointerEnter(root());
    expect(isDismissed()).toBe(false);
  });
});
