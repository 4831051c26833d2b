// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {lazyPart} from './lazyPart';

const part = {default: () => <p>Da</p>};
/** As the bundler reports them: that of a style sheet has the name of any error. */
const failures = [
  ['script', Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'})],
  [
    'style sheet',
    Object.assign(new Error('Loading CSS chunk 7 failed.'), {code: 'CSS_CHUNK_LOAD_FAILED'}),
  ],
] as const;

beforeEach(() => {
  // React repeats every caught error in the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('lazyPart', () => {
  it.each(failures)(
    'says that its %s could not be loaded, and loads it again',
    async (_, error) => {
      const load = vi.fn(() => Promise.resolve(part)).mockRejectedValueOnce(error);
      const Part = lazyPart(load);
      render(<Part />);
      expect((await screen.findByRole('alert')).textContent).toContain(error.message);
      fireEvent.click(screen.getByRole('button'));
      expect(await screen.findByText('Da')).toBeTruthy();
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  it.each(failures)('leaves out what the page does well without its %s', async (_, error) => {
    const load = vi.fn(() => Promise.resolve(part)).mockRejectedValueOnce(error);
    const Part = lazyPart(load, {fallback: <p>Kommt</p>, optional: true});
    const {container} = render(
      <>
        <h1>Seite</h1>
        <Part />
      </>,
    );
    await vi.waitFor(() => expect(container.textContent).toBe('Seite'));
  });
});
