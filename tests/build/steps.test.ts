// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {readSite} from '../../scripts/lib/content/site';
import {pageAddress} from '../../scripts/lib/content/addresses';
import {unitOf} from '../../src/components/Steps/unitOf';
import {recordFile} from '../../src/walks/record';
import {html} from '../lib/pages';

const site = readSite();
const recorded = [...site.pages.values()].flatMap((page) => {
  const record = site.records.get(recordFile(page.file));
  return record && !page.isPartial ? [{file: page.file, page, record}] : [];
});

it.each(recorded)('finds each recorded step of $file on the built page', ({page, record}) => {
  document.documentElement.innerHTML = html(pageAddress(page));
  const shown = [...document.querySelectorAll<HTMLLIElement>('[data-steps] > ol > li')].map(unitOf);
  const steps = Object.keys(record.units).filter((key) => !key.endsWith(' Felder'));
  expect(shown).toEqual(expect.arrayContaining(steps));
});
