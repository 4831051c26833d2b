import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {englishMessages, shownMessages} from '../lib/messages';
import {page, allRoutes} from '../lib/pages';

const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

/** English theme messages as patterns; those that are also right in German are left out. */
const english = Object.entries(englishMessages)
  .filter(([id, message]) => message !== shownMessages[id])
  .flatMap(([, message]) => message.split('|'))
  .filter((message) => /\p{L}/u.test(message.replace(/\{\w+\}/g, '')))
  .map((message) => {
    const pattern = message
      .trim()
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+');
    return new RegExp(`^${pattern}$`);
  });

/** A content element of TYPO3 has this name; the theme uses the word as a spoken label only. */
const namesOfElements = ['Breadcrumbs'];

/** Every text that readers see or hear on a page. */
function texts($: CheerioAPI): string[] {
  $('script, style, code').remove();
  const visible = $('body *')
    .contents()
    .toArray()
    .filter((node) => node.type === 'text')
    .map((node) => $(node).text().trim())
    .filter((text) => !namesOfElements.includes(text));
  const heard = $(spoken.map((name) => `[${name}]`).join())
    .toArray()
    .flatMap((element) => spoken.map((name) => $(element).attr(name)?.trim() ?? ''));
  return [...visible, ...heard].filter((text) => text !== '');
}

/** Texts that are English interface strings of the theme or are spelled with ß. */
function notSwissGerman($: CheerioAPI): string[] {
  return texts($).filter((text) => text.includes('ß') || english.some((regex) => regex.test(text)));
}

describe('language of the interface', () => {
  it.each(allRoutes)('%s is Swiss German', (route) => {
    expect([...new Set(notSwissGerman(page(route)))]).toEqual([]);
  });

  it('names the colour mode that is shown until somebody chooses one', () => {
    const label = page('/')('[class*="colorModeToggle"] button').attr('aria-label');
    expect(label).toContain(shownMessages['theme.colorToggle.ariaLabel.mode.light']);
  });

  it('finds an English label, an English text and an ß', () => {
    const $ = load('<body><nav aria-label="Docs sidebar">Next</nav><p>Straße</p></body>');
    expect(notSwissGerman($)).toHaveLength(3);
  });
});
