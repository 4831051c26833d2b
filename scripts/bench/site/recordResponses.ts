import type {Page, Response} from '@playwright/test';
import type {Received} from './firstLoad';

async function read(response: Response): Promise<Received> {
  const request = response.request();
  const {'sec-purpose': purpose = ''} = await request.allHeaders();
  return {
    url: response.url(),
    type: request.resourceType(),
    bytes: Number((await response.headerValue('content-length')) ?? 0),
    prefetch: purpose.includes('prefetch'),
  };
}

/** Counts the requests of a page that have been made and those that have no answer yet. */
function countRequests(page: Page): {made: number; pending: number} {
  const count = {made: 0, pending: 0};
  page.on('request', () => {
    count.made += 1;
    count.pending += 1;
  });
  const end = () => (count.pending -= 1);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return count;
}

/** Waits until the page has nothing to do, twice: what it does when idle may ask for more. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve())),
      ),
  );
}

/**
 * Opens an address in a page with an empty cache. Returns the responses until the page answers the reader and neither
 * it nor the network has anything to do: on a slow machine, the network is idle before the scripts are asked for.
 */
export async function recordResponses(page: Page, address: string): Promise<Received[]> {
  const responses: Response[] = [];
  const record = (response: Response) => {
    // A `data:` picture is part of the file that contains it.
    if (response.url().startsWith('http')) {
      responses.push(response);
    }
  };
  page.on('response', record);
  const requests = countRequests(page);
  await page.goto(address, {waitUntil: 'load'});
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  let made = -1;
  while (requests.pending > 0 || made < requests.made) {
    made = requests.made;
    await idle(page);
  }
  page.off('response', record);
  return Promise.all(responses.map(read));
}
