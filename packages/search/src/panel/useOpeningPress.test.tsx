// @vitest-environment jsdom
import {createEvent, fireEvent, render} from '@testing-library/react';
import {expect, it} from 'vitest';
import {useOpeningPress} from './useOpeningPress';

function Panel({onClose}: {onClose: () => void}) {
  return (
    <div {...useOpeningPress()}>
      <button type="button" className="DocSearch-Cancel" onClick={onClose} />
    </div>
  );
}

/** Opens a panel, clicks what closes it that many milliseconds later, and returns whether it closed. */
function closes(late: number, detail: number): boolean {
  let isClosed = false;
  const {container} = render(<Panel onClose={() => (isClosed = true)} />);
  const closer = container.querySelector('button')!;
  const click = createEvent.click(closer, {detail});
  Object.defineProperty(click, 'timeStamp', {value: performance.now() + late});
  fireEvent(closer, click);
  return isClosed;
}

it('ignores the press that belongs to the one that opened the panel', () => {
  expect(closes(100, 1), 'a second tap').toBe(false);
  expect(closes(2000, 2), 'the second click on a slow computer').toBe(false);
  expect(closes(2000, 1), 'a press of its own').toBe(true);
});
