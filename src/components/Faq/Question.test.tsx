// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import Question from './Question';
import {SectionsContext} from './sections';

const question = () => (
  <Question title="Geht das über Nacht?" id="frage-über-nacht">
    Ja.
  </Question>
);

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

it('opens again for whoever follows the same link once more', () => {
  window.location.hash = `#${encodeURIComponent('frage-über-nacht')}`;
  const {container, rerender} = render(question());
  const details = container.querySelector('details')!;
  details.open = false;
  // The address is the same, its location another: so does the router, and what stands in for it at each render.
  rerender(question());
  expect(details.open).toBe(true);
});
