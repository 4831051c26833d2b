import {describe, expect, it} from 'vitest';
import {dataElement, llmsTxt, robotsTxt, withHeadAdditions} from './documents';
import {lines, pictureSvg} from './picture';

/** The data that an element of the head holds, up to the first closing tag. */
const dataOf = (described: Parameters<typeof dataElement>[0]) =>
  JSON.parse(
    /^<script type="application\/ld\+json">(.*?)<\/script>$/.exec(dataElement(described))![1]!,
  );

describe('documents for other programs', () => {
  it('robots.txt names the sitemap', () => {
    expect(robotsTxt('https://h.test/sub/')).toContain('Sitemap: https://h.test/sub/sitemap.xml');
  });

  it('llms.txt lists the Markdown copies by manual', () => {
    const entry = {path: '/sub/email/ios', title: 'iOS', description: 'Einrichten.'};
    const text = llmsTxt('Handbuch', 'https://h.test', '/sub/', [entry]);
    expect(text).toMatch(
      /## E-Mail\n[^#]*- \[iOS\]\(https:\/\/h\.test\/sub\/email\/ios\.md\): Einrichten\./,
    );
    expect(text.match(/\[iOS\]/g)).toHaveLength(1);
  });

  it('structured data cannot close its script', () => {
    const steps = [{text: '</script>', url: 'https://h.test/a#1'}];
    const [howTo] = dataOf({breadcrumbs: [], instructions: [{name: 'A', steps}]});
    expect(howTo.step[0]).toMatchObject({position: 1, text: '</script>'});
  });

  it('numbers the way to a page', () => {
    const breadcrumbs = [
      {name: 'E-Mail', url: 'https://h.test/email'},
      {name: 'Webmail', url: 'https://h.test/email/webmail'},
    ];
    const [list] = dataOf({breadcrumbs, instructions: []});
    expect(list).toMatchObject({'@type': 'BreadcrumbList'});
    expect(list.itemListElement).toMatchObject([
      {position: 1, name: 'E-Mail', item: 'https://h.test/email'},
      {position: 2, name: 'Webmail', item: 'https://h.test/email/webmail'},
    ]);
  });

  it('adds to the head only', () => {
    const html = withHeadAdditions('<head></head><body></body>', {
      siteName: 'Handbuch',
      markdown: '/a.md',
      image: 'https://h.test/i.png',
      manual: 'E-Mail',
      article: {breadcrumbs: [], instructions: []},
    });
    expect(html).toMatch(/^<head><link rel="alternate"[^>]+\/a\.md">.*<\/head><body><\/body>$/);
    expect(html).not.toContain('ld+json');
    expect(html).toContain('<meta property="og:type" content="website">');
    expect(html).toContain('<meta property="og:site_name" content="Handbuch">');
  });

  it('takes signs of a text as they are', () => {
    const steps = [{text: "Preis in $' und $&", url: 'https://h.test/a#1'}];
    const html = withHeadAdditions('<head></head><body>Seite</body>', {
      siteName: 'Handbuch',
      markdown: '/a.md',
      image: 'i.png',
      manual: 'M',
      article: {breadcrumbs: [], instructions: [{name: 'A', steps}]},
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
