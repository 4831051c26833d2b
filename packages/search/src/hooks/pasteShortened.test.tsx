// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import {maxQueryLength} from '../constants';
import {pasteShortened} from './pasteShortened';
import {shortenQuery} from '../address/shortenQuery';

const shortened = vi.fn();

function Field({initial}: {initial: string}) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <input
        maxLength={maxQueryLength}
        value={value}
        onChange={({target}) => setValue(target.value)}
        onPaste={(event) => shortened(pasteShortened(event, shortenQuery))}
      />
      <output>{value}</output>
    </>
  );
}

/** Pastes into a field with a selection. Returns whether the browser does the rest. */
function paste(text: string, initial = '', [start, end] = [initial.length, initial.length]) {
  render(<Field initial={initial} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.setSelectionRange(start!, end!);
  return fireEvent.paste(field, {clipboardData: {getData: () => text}});
}

beforeEach(() => {
  shortened.mockClear();
  // As in a browser without the command.
  document.execCommand = () => false;
});

const long = 'Ich habe das Kontaktformular ausgefüllt und danach sind keine Mails im Postfach';
const telling = 'Kontaktformular ausgefüllt Mails Postfach';

it('leaves a text that fits to the browser', () => {
  expect(paste('Bild', 'Ein altes ', [4, 10])).toBe(true);
  expect(shortened).toHaveBeenCalledExactlyOnceWith(null);
});

it('shortens a long text, and React hears of it', () => {
  expect(paste(long)).toBe(false);
  expect(shortened).toHaveBeenCalledExactlyOnceWith(telling);
  expect(screen.getByRole('status').textContent).toBe(telling);
});

it('puts the text in the place of what is selected', () => {
  paste(long, 'TYPO3 alt Website', [6, 9]);
  expect(screen.getByRole('status').textContent).toBe(`TYPO3 ${telling} Website`);
});
