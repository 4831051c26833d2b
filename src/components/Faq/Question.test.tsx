// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import Question from './Question';
import {SectionsContext} from './sections';

it('is shown with its sections only where these are chosen', () => {
  const shownIn = (ids: string[]) =>
    render(
      <SectionsContext value={ids}>
        <Question title="Geht das?" zu="senden lesen">
          Ja.
        </Question>
      </SectionsContext>,
    ).container.textContent;
  expect(shownIn(['lesen'])).toBe('Geht das?Ja.');
  expect(shownIn(['drucken'])).toBe('');
});
