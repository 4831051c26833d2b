/** @import * as handbook from '../../scripts/handbook' */
import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {handbooks as all, onWebsite, plain, readFile, readList, readPdf} from './lib/handbook';

const isPrinted = (name: string) => readList().some(({href}) => href.endsWith(`/${name}.pdf`));
const handbooks = all.filter(({name}) => !process.env.TEST_PAGES || isPrinted(name));

const printed = await Promise.all(
  handbooks.map(async (book) => {
    const file = readPdf(book.name);
    return {name: book.name, book, file, website: onWebsite(book), ...(await readFile(file))};
  }),
);

describe.each(printed)('$name', ({book, file, website, pages, bookmarks, ...pdf}) => {
  it('is tagged and says title, language and author', () => {
    expect(pdf.isTagged).toBe(true);
    expect(pdf.showsTitle).toBe(true);
    expect(pdf.info).toMatchObject({
      Title: `${book.title} | Handbuch`,
      Language: 'de-CH',
      Author: 'Muster Webagentur (Beispiel)',
    });
  });

  it('leaves out no level of headings, and no figure without its alternative text (PDF/UA)', () => {
    const levels = pdf.roles.flatMap((role) => (/^H[1-6]$/.test(role) ? Number(role[1]) : []));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)).toEqual([]);
    expect(pdf.unnamed).toBe(0);
  });

  it('has a bookmark for every heading', () => {
    expect(bookmarks.map(({title}) => title)).toEqual(website.headings);
  });

  it('lists the sections in the contents as well, numbered as the pages are', () => {
    // Cover, contents, then the first page of the manual.
    const contents = pages.slice(1, Math.max(...bookmarks.slice(1, 2).map(({page}) => page)));
    const titles = book.chapters.flatMap(({title, routes}) => [
      ...(title ? [title] : []),
      ...routes,
    ]);
    const lines = contents.flatMap(({links, body}) =>
      links.map(({page, rect: [, low = 0, , high = 0]}) => {
        const line = body.filter(({y}) => y > low && y < high).sort((a, b) => a.x - b.x);
        return {page: page! + 1, number: Number(line.at(-1)?.text)};
      }),
    );
    expect(lines).toHaveLength(titles.length + website.sections);
    expect(lines.filter(({page, number}) => page !== number)).toEqual([]);
  });

  it('has text on every page, and no character without a picture of it', () => {
    const empty = pages.flatMap(({body}, index) => (body.length === 0 ? index + 1 : []));
    expect(empty).toEqual([]);
    const text = pages.flatMap(({body}) => body.map((piece) => piece.text)).join('');
    expect(text).not.toMatch(/[\0-\x08\ufffd]/);
  });

  it('has no heading at the foot of a page', () => {
    const alone = bookmarks.filter(
      ({title, page, y}) =>
        !pages[page]!.body.some((piece) => piece.y < y && !title.includes(plain(piece.text))),
    );
    expect(alone).toEqual([]);
  });

  it('says manual and chapter at the top, and nothing twice', () => {
    const first = bookmarks[1]!.page;
    expect(pages[first]!.head).toEqual([book.title]);
    for (const {head} of pages.slice(first)) {
      const [manual, ...others] = head.join('\n').split(/\n| › /);
      expect(manual).toBe(book.title);
      expect(others).toEqual([...new Set(others)]);
      expect(others).not.toContain(book.title);
    }
    const chapters = website.chapters.map(({title, at}) => ({title, page: bookmarks[at]!.page}));
    chapters.forEach(({title, page}, index) => {
      const end = chapters[index + 1]?.page;
      const without = pages.slice(page, end).filter(({head}) => !head.join().includes(title));
      expect(without.map(({head}) => head)).toEqual([]);
    });
  });

  it('names the page of what it refers to', () => {
    const first = bookmarks[1]!.page;
    const wrong = pages.slice(first).flatMap(({links, body}, index) => {
      const text = plain(body.map((piece) => piece.text).join(' ')).replace(/\s+/g, '');
      const named = [...text.matchAll(/\(Seite(\d+)\)/g)].map(([, number]) => Number(number));
      const led = links.flatMap(({page, to = ''}) =>
        page === undefined ? [] : {number: page + 1, to},
      );
      const here = first + index + 1;
      // The numbers of a picture, of its legend and in the text need no page.
      const needed = led.filter(({to}) => !/^s\d+-bild(-|$)/.test(to)).map(({number}) => number);
      return named
        .filter((number) => !led.some((link) => link.number === number))
        .concat(needed.filter((number) => number !== here && !named.includes(number)))
        .map((number) => `${here} → ${number}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has every picture, with its alternative text', () => {
    const left = [...pdf.alternatives];
    const missing = website.alternatives.filter((text) => {
      const place = left.indexOf(text);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
    expect(missing).toEqual([]);
  });

  it('leads to its own pages, and prints the other addresses', () => {
    const links = pages.flatMap((page) => page.links);
    const own = new Set(
      book.chapters.flatMap(({routes}) =>
        routes.map((route) => `https://handbuch.example.ch${route}`),
      ),
    );
    const leaving = links.filter(({url}) => url && own.has(decodeURI(url).replace(/#.*/, '')));
    // The cover names the address of the manual.
    expect(leaving).toHaveLength(1);
    // Long addresses take several lines.
    const text = pages.flatMap(({body}) => body.map((piece) => piece.text)).join('');
    const flat = text.replace(/\s/g, '');
    expect(website.addresses.filter((one) => !flat.includes(one.replace(/\s/g, '')))).toEqual([]);
    expect(links.filter(({page}) => page === -1).map(({to}) => to)).toEqual([]);
    expect(links.some(({page}) => page !== undefined)).toBe(true);
  });

  it('has at most 6 MB, and the list says how large and long it is', () => {
    expect(file.length).toBeLessThanOrEqual(6_000_000);
    expect(readList()).toContainEqual(
      expect.objectContaining({
        href: `/handbuch/${book.name}.pdf`,
        route: book.route,
        pages: pages.length,
        bytes: file.length,
      }),
    );
  });
});

describe('the command', () => {
  const run = (...names: string[]) =>
    spawnSync('npm', ['run', '--silent', 'handbook', '--', ...names], {encoding: 'utf8'});

  it('prints one manual by its name, the same on the same day', () => {
    // It has tables and live previews. The short run prints only one other.
    const {name, file} = printed.find(({name}) => name === 'insembel-engadin') ?? printed[0]!;
    const before = readList().length;
    expect(run(name).status).toBe(0);
    expect(readPdf(name).equals(file)).toBe(true);
    expect(readList()).toHaveLength(before);
  });

  it('names the manuals for an unknown one', () => {
    const {status, stderr} = run('outlook');
    expect(status).toBe(1);
    expect(stderr).toContain('There is no manual «outlook». Choose from: typo3, typo3-12.0');
  });
});
