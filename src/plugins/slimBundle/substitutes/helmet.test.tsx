// @vitest-environment jsdom
import {act, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Helmet as Original, HelmetProvider as OriginalProvider} from 'react-helmet-async';
import {afterEach, describe, expect, it} from 'vitest';
import {Helmet, HelmetProvider} from './helmet';

afterEach(() => {
  document.head.innerHTML = '';
  [...document.documentElement.attributes].forEach(({name}) =>
    document.documentElement.removeAttribute(name),
  );
});

const nextFrame = () => act(() => new Promise(requestAnimationFrame));

const implementations = [
  {name: 'react-helmet-async', Head: Original, Provider: OriginalProvider},
  {name: 'its substitute', Head: Helmet, Provider: HelmetProvider},
];

/** The head's elements, whose order nobody relies on. */
const head = () => [...document.head.children].map(({outerHTML}) => outerHTML).sort();

describe.each(implementations)('$name', ({Head, Provider}) => {
  const Site = ({page, children}: {page?: string; children?: ReactNode}) => (
    <Provider>
      <Head>
        <html lang="de-CH" className="site" />
        <title>Handbuch</title>
        <meta property="og:title" content="Handbuch" />
        <meta property="og:locale" content="de_CH" />
        <link rel="alternate" href="/" hrefLang="de-CH" />
        <link rel="alternate" href="/" hrefLang="x-default" />
        <link rel="canonical" href="/" />
        {undefined}
      </Head>
      {page && (
        <Head>
          {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the site’s */}
          <html className={page} data-has-hydrated={true} />
          <body className="seite" />
          <title>{page} | Handbuch</title>
          <>
            <meta property="og:title" content={page} />
            <meta name="keywords" content="a,b" />
          </>
          <link rel="canonical" href={`/${page}`} />
          <link rel="alternate" href={`/${page}.md`} />
        </Head>
      )}
      {children}
    </Provider>
  );

  it('lets the page prevail over the site, and takes back what the page has said', async () => {
    const {rerender, unmount} = render(<Site page="konto" />);
    await nextFrame();
    expect(document.title).toBe('konto | Handbuch');
    const {documentElement: html} = document;
    expect(html.className).toBe('konto');
    expect(html.getAttribute('lang')).toBe('de-CH');
    expect(html.getAttribute('data-has-hydrated')).toBe('true');
    expect(document.body.className).toBe('seite');
    const shown = [
      '<link rel="alternate" href="/" hreflang="de-CH" data-rh="true">',
      '<link rel="alternate" href="/" hreflang="x-default" data-rh="true">',
      '<link rel="alternate" href="/konto.md" data-rh="true">',
      '<link rel="canonical" href="/konto" data-rh="true">',
      '<meta name="keywords" content="a,b" data-rh="true">',
      '<meta property="og:locale" content="de_CH" data-rh="true">',
      '<meta property="og:title" content="konto" data-rh="true">',
    ];
    expect(head().filter((element) => !element.startsWith('<title'))).toEqual(shown);

    rerender(<Site />);
    await nextFrame();
    expect(document.title).toBe('Handbuch');
    expect(html.className).toBe('site');
    expect(html.hasAttribute('data-has-hydrated')).toBe(false);
    expect(document.body.className).toBe('');
    expect(head().join()).not.toMatch(/konto|keywords/);
    unmount();
    await nextFrame();
  });

  it('leaves untouched what the build has written already, and what is not its own', async () => {
    document.head.innerHTML =
      '<meta charset="UTF-8"><link data-rh="true" rel="canonical" href="/"><meta data-rh="true" name="old" content="x">';
    const [charset, canonical] = document.head.children;
    const {unmount} = render(<Site />);
    await nextFrame();
    expect([...document.head.children]).toEqual(expect.arrayContaining([charset, canonical]));
    expect(document.head.innerHTML).not.toContain('old');
    unmount();
    await nextFrame();
  });

  it('sets no attribute anew that stays the same', async () => {
    const {rerender, unmount} = render(<Site />);
    await nextFrame();
    const changed: (string | null)[] = [];
    const observer = new MutationObserver((records) =>
      changed.push(...records.map(({attributeName}) => attributeName)),
    );
    observer.observe(document.documentElement, {attributes: true});
    rerender(<Site page="konto" />);
    await nextFrame();
    expect(changed).toContain('class');
    expect(changed).not.toContain('lang');
    observer.disconnect();
    unmount();
    await nextFrame();
  });
});
