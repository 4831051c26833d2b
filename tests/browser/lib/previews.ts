import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import type {ElementType} from '../../../src/components/ElementPreview/types';
import {desktopBreakpoint, expect, open, openSections} from './test';

const build = 'build';

/** Address of a page that shows each website element, read from the built pages. */
function pagesWithPreviews(): Map<string, string> {
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(
    pages.flatMap((file) =>
      [
        ...readFileSync(path.join(build, file), 'utf8').matchAll(
          /<figure[^>]*data-type="?([a-z-]+)/g,
        ),
      ].map(([, type = '']): [string, string] => [type, `/${file.replace(/\.html$/, '')}`]),
    ),
  );
}

let pages: Map<string, string> | undefined;

interface Preview {
  figure: Locator;
  frame: Locator;
  content: FrameLocator;
}

/** Opens a page with the element, in a colour mode, and waits until its live example is there. */
export async function openPreview(
  page: Page,
  type: ElementType,
  mode: 'light' | 'dark' = 'light',
): Promise<Preview> {
  pages ??= pagesWithPreviews();
  const address = pages.get(type) ?? `/no-page-shows-${type}`;
  const isNarrow = (page.viewportSize()?.width ?? 0) <= desktopBreakpoint;
  await (isNarrow ? openSections : open)(
    page,
    mode === 'dark' ? `${address}?docusaurus-theme=dark` : address,
  );
  const figure = page.locator(`figure[data-type="${type}"]`);
  const frame = figure.locator('iframe');
  await figure.scrollIntoViewIfNeeded();
  const content = figure.frameLocator('iframe');
  await expect(content.locator('body > *').first()).toBeAttached();
  return {figure, frame, content};
}
