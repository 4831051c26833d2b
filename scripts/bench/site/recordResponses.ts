import type {Page, Request, Response} from '@playwright/test';
import {isPart} from '../../../src/plugins/splitRoutes/parts';
import type {Received} from './firstLoad';

declare global {
  interface Window {
    /** When React took over, in milliseconds since 1970. */
    hydratedAt?: number;
  }
}

/** Runs in the page before its own scripts. */
function noteHydration(): void {
  const observer = new MutationObserver(() => {
    if (document.documentElement.getAttribute('data-has-hydrated') === 'true') {
      window.hydratedAt = performance.timeOrigin + performance.now();
      observer.disconnect();
    }
  });
  // The root element is not there yet.
  observer.observe(document, {
    attributes: true,
    subtree: true,
    attributeFilter: ['data-has-hydrated'],
  });
}

/** A page works once React has taken over: parts of the routing tables after that are for pages to come. */
const isForNextPage = (request: Request, hydratedAt: number): boolean =>
  isPart(request.url()) && request.timing().startTime > hydratedAt;

async function read(response: Response, hydratedAt: number): Promise<Received> {
  const request = response.request();
  const {'sec-purpose': purpose = ''} = await request.allHeaders();
  return {
    url: response.url(),
    type: request.resourceType(),
    bytes: Number((await response.headerValue('content-length')) ?? 0),
    prefetch: purpose.includes('prefetch') || isForNextPage(request, hydratedAt),
  };
}

/** Opens an address in a page that has nothing cached; gives the responses until it is quiet. */
export async function recordResponses(page: Page, address: string): Promise<Received[]> {
  const responses: Response[] = [];
  const record = (response: Response) => {
    // A `data:` picture is part of the file that holds it.
    if (response.url().startsWith('http')) {
      responses.push(response);
    }
  };
  await page.addInitScript(noteHydration);
  page.on('response', record);
  await page.goto(address, {waitUntil: 'networkidle'});
  page.off('response', record);
  const hydratedAt = (await page.evaluate(() => window.hydratedAt)) ?? Infinity;
  return Promise.all(responses.map((response) => read(response, hydratedAt)));
}
