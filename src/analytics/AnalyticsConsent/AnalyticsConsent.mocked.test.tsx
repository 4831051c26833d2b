// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {browserRefuses, readChoice, saveChoice} from '@site/src/analytics/choice';
import AnalyticsConsent from '.';

vi.mock('@site/src/analytics/choice', () => ({
  browserRefuses: vi.fn(),
  onChoice: vi.fn(() => () => {}),
  readChoice: vi.fn(),
  saveChoice: vi.fn(),
}));

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', {name}));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(browserRefuses).mockReturnValue(false);
  vi.mocked(readChoice).mockReturnValue(null);
});

it('says that the browser has refused instead of asking in vain', () => {
  vi.mocked(browserRefuses).mockReturnValue(true);
  render(<AnalyticsConsent />);
  expect(screen.queryByRole('region')).toBeNull();
  press(/ändern/);
  expect(screen.getByText(/Ihr Browser teilt mit/)).toBeTruthy();
  expect(screen.queryByRole('button', {name: /Zustimmen/})).toBeNull();
  press(/Schliessen/);
  expect(document.activeElement).toBe(screen.getByRole('button', {name: /ändern/}));
  expect(saveChoice).not.toHaveBeenCalled();
});
