import {describe, expect, it} from 'vitest';
import {howTo, llmsTxt, robotsTxt, withHeadAdditions} from './documents';
import {lines, pictureSvg} from './picture';

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
    const json = howTo([{name: 'A', steps: [{text: '</script>', url: 'https://h.test/a#1'}]}]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)[0].step[0]).toMatchObject({position: 1, text: '</script>'});
  });

  it('adds to the head only', () => {
    const html = withHeadAdditions('<head></head><body></body>', {
      siteName: 'Handbuch',
      siteUrl: 'https://h.test/',
      markdown: '/a.md',
      image: 'https://h.test/i.png',
      manual: 'E-Mail',
      instructions: [],
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
      siteUrl: 'https://h.test/',
      markdown: '/a.md',
      image: 'i.png',
      manual: 'M',
      instructions: [{name: 'A', steps}],
    });
    expect(html).toContain("Preis in $' und $&");
    expect(html.match(/Seite/g)).toHaveLength(1);
  });

  it.each(['https://h.test/', 'https://h.test/sub/'])(
    'names manuals and home by their canonical address in breadcrumbs: %s',
    (siteUrl) => {
      const additions = {
        siteName: 'S',
        siteUrl,
        markdown: '/a.md',
        image: 'i.png',
        manual: 'M',
        instructions: [],
      };
      const head = (item: string) => `<head>{"item":"${siteUrl}${item}"}</head>`;
      expect(withHeadAdditions(head('typo3/'), additions)).toContain(`"${siteUrl}typo3"`);
      expect(withHeadAdditions(head(''), additions)).toContain(`"${siteUrl}"`);
    },
  );
});

describe('picture of a shared link', () => {
  it('breaks the description and escapes it', () => {
    expect(lines('eins zwei drei', 9)).toEqual(['eins zwei', 'drei']);
    expect(pictureSvg({siteName: 'Handbuch', label: 'A & B', description: 'x'})).toContain(
      'A &amp; B',
    );
  });
});
