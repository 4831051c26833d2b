// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
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
  it('shows the fallback, then the part', async () => {
    const Part = lazyPart(() => Promise.resolve(part), {fallback: <p>Kommt</p>});
    render(<Part />);
    expect(screen.getByText('Kommt')).toBeTruthy();
    expect(await screen.findByText('Da')).toBeTruthy();
  });

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

  it.each(failures)(
    'loads it again where it is shown next, after its %s failed',
    async (_, error) => {
      const load = vi.fn(() => Promise.resolve(part)).mockRejectedValueOnce(error);
      const Part = lazyPart(load, {optional: true});
      const {unmount} = render(<Part />);
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
      unmount();
      render(<Part />);
      expect(await screen.findByText('Da')).toBeTruthy();
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

  it('does not hide the part’s own errors', async () => {
    const Broken = lazyPart(() =>
      Promise.resolve({
        default: () => {
          throw new Error('Absichtlich');
        },
      }),
    );
    render(
      <ErrorBoundary fallback={({error}) => <p>Absturz: {error.message}</p>}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(await screen.findByText('Absturz: Absichtlich')).toBeTruthy();
  });
});
