// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {readSite} from '@portal/content/source/site';
import {pageAddress} from '@portal/content/source/addresses';
import {unitOf} from '../../src/components/Steps/unitOf';
import {html} from '../lib/pages';

/** The part that has steps: the rest takes as long again to parse. */
const articleOf = (page: string) => page.slice(page.indexOf('<article'), page.lastIndexOf('</article>'));

it('each recorded step is on the built page', () => {
  const site = readSite();
  const missing: Record<string, string[]> = {};
  let count = 0;
  for (const page of site.pages.values()) {
    const record = site.records.get(page.file);
    if (record && !page.isPartial) {
      document.body.innerHTML = articleOf(html(pageAddress(page)));
      const steps = document.querySelectorAll<HTMLLIElement>('[data-steps] > ol > li');
      const shown = new Set([...steps].map(unitOf));
      const units = Object.keys(record.units).filter((key) => !key.endsWith(' Felder'));
      const gone = units.filter((unit) => !shown.has(unit));
      if (gone.length > 0) {
        missing[page.file] = gone;
      }
      count += units.length;
    }
  }
  expect(count).toBeGreaterThan(500);
  expect(missing).toEqual({});
}, 120_000);
