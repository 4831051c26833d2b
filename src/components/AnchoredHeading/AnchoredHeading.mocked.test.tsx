import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import AnchoredHeading from '.';

vi.mock('@docusaurus/theme-common', () => ({useAnchorTargetClassName: () => 'target'}));
vi.mock('@docusaurus/theme-classic/lib/theme/Heading/styles.module.css', () => ({}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children, ...props}: {to: string; children: ReactNode}) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

it('names the link after the heading, without the soft hyphens that the eye needs', () => {
  const html = renderToStaticMarkup(
    <AnchoredHeading as="h2" id="arten">
      {'Zah\u00ADlungs\u00ADar\u00ADten'}
    </AnchoredHeading>,
  );
  expect(html).toContain('id="arten"><span>Zah\u00ADlungs\u00ADar\u00ADten</span><a');
  expect(html).toMatch(/aria-label="[^"]*Zahlungsarten"/);
});

it('adds nothing to the heading that readers see', () => {
  const html = renderToStaticMarkup(
    <AnchoredHeading as="h2" id="arten">
      Zahlungsarten
    </AnchoredHeading>,
  );
  expect(html.replace(/<[^>]*>/g, '')).toBe('Zahlungsarten\u200B');
});

it('gives the title of a page no link', () => {
  expect(
    renderToStaticMarkup(
      <AnchoredHeading as="h1" id="titel">
        Titel
      </AnchoredHeading>,
    ),
  ).toBe('<h1>Titel</h1>');
});
