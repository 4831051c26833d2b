// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {emptyProject} from '../model/project';
import {labels} from '../texts';
import Details from './Details';

it('tells the help of a field once: as its description, not in its name', () => {
  render(<Details project={emptyProject} dispatch={() => {}} />);
  const field = screen.getByLabelText(labels.alt, {exact: true});
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe(labels.altHelp);
});
