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

/** Opens an address in a page that has nothing cached; gives the responses until it is quiet. */
export async function recordResponses(page: Page, address: string): Promise<Received[]> {
  const reading: Promise<Received>[] = [];
  const record = (response: Response) => {
    // A `data:` picture is part of the file that holds it.
    if (response.url().startsWith('http')) {
      reading.push(read(response));
    }
  };
  page.on('response', record);
  await page.goto(address, {waitUntil: 'networkidle'});
  page.off('response', record);
  return Promise.all(reading);
}
