// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {site} from '../../tests/site';
import {emptyProject} from '../model/project';
import {SiteContext} from '../site';
import ExportPanel from './ExportPanel';

const picture = {url: 'x', blob: new Blob(), fileName: 'a.png', width: 9, height: 9};

it('has the word that is seen on the button for copying in its name, for whoever speaks it', () => {
  render(
    <SiteContext value={site}>
      <ExportPanel picture={picture} project={emptyProject} onProblem={() => {}} />
    </SiteContext>,
  );
  const word = screen.getByText('Kopieren');
  expect(word.closest('button')?.ariaLabel).toMatch(/kopieren/i);
});
