import {describe, expect, it} from 'vitest';
import type {PageModel} from '@portal/content/page/model';
import {dataElement, markdownCopy, withHeadAdditions} from './documents';
import {lines, pictureSvg} from './picture';

const page: PageModel = {
  route: '/a',
  source: 'email/a.mdx',
  url: 'https://h.test/a',
  manual: 'email',
  manualName: 'E-Mail',
  version: 'current',
  tag: 'docs-email-current',
  language: 'de-CH',
  title: 'iOS',
  description: 'Einrichten.',
  keywords: [],
  categories: [],
  breadcrumbs: [],
  isCategory: false,
  sections: [],
  markdown: '',
};

/** A page with a section «Lesen» that has these steps. */
function withSteps(...texts: string[]): PageModel {
  const steps = texts.map((text, i) => ({id: `s-${i}`, text}));
  const section = {id: 'a', level: 2, heading: 'Lesen', isQuestion: false, questions: []};
  return {...page, sections: [{...section, texts: [], instructions: [steps]}]};
}

/** The data that an element of the head holds, up to the first closing tag. */
const dataOf = (described: Parameters<typeof dataElement>[0]) =>
  JSON.parse(
    /^<script type="application\/ld\+json">(.*?)<\/script>$/.exec(dataElement(described))![1]!,
  );

describe('documents for other programs', () => {
  it('structured data cannot close its script', () => {
    const [howTo] = dataOf(withSteps('</script>', 'Fertig.'));
    expect(howTo).toMatchObject({'@type': 'HowTo', name: 'Lesen'});
    expect(howTo.step).toMatchObject([
      {position: 1, text: '</script>', url: 'https://h.test/a#s-0'},
      {position: 2, text: 'Fertig.', url: 'https://h.test/a#s-1'},
    ]);
  });

  it('takes one step, and steps without a heading, for no instructions', () => {
    expect(dataElement(withSteps('Klicken Sie.'))).toBe('');
    const {sections, ...others} = withSteps('Klicken Sie.', 'Fertig.');
    const [section] = sections;
    expect(dataElement({...others, sections: [{...section!, level: 1}]})).toBe('');
  });

  it('names the version in the source of a copy only where there are several', () => {
    const copy = (manual: 'typo3' | 'email') =>
      markdownCopy({...page, manual, markdown: 'Text'}, 'Handbuch');
    expect(copy('typo3')).toMatch(/^Text\n\n---\n\nQuelle: Handbuch, Version 13, <https:.*>\n$/);
    expect(copy('email')).toMatch(/Quelle: Handbuch, <https:.*>\n$/);
  });

  it('takes characters of a text as they are', () => {
    const html = withHeadAdditions('<head></head><body>Seite</body>', {
      siteName: 'Handbuch',
      markdown: '/a.md',
      image: 'i.png',
      manual: 'M',
      page: withSteps("Preis in $' und $&", 'Fertig.'),
    });
    expect(html).toContain("Preis in $' und $&");
    expect(html.match(/Seite/g)).toHaveLength(1);
  });
});

describe('picture of a shared link', () => {
  it('breaks the description and escapes it', () => {
    expect(lines('eins zwei drei', 9)).toEqual(['eins zwei', 'drei']);
    expect(pictureSvg({siteName: 'Handbuch', label: 'A & B', description: 'x'})).toContain(
      'A &amp; B',
    );
  });
});
