import {expect, it} from 'vitest';
import {firstLoad, type Received} from './firstLoad';

const received = (type: string, bytes: number, prefetch = false): Received => ({
  url: `/${type}-${bytes}`,
  type,
  bytes,
  prefetch,
});

it('adds up by type and keeps apart what is fetched ahead', () => {
  expect(
    firstLoad([
      received('document', 10),
      received('script', 100),
      received('script', 20),
      received('stylesheet', 30),
      received('image', 50),
      received('fetch', 4),
      received('script', 70, true),
      received('script', 70),
    ]),
  ).toEqual({
    requests: 6,
    html: 10,
    script: 120,
    style: 30,
    picture: 50,
    font: 0,
    other: 4,
    withoutPictures: 164,
    prefetched: 70,
  });
});
