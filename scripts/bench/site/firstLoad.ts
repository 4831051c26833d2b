/** A response of a first load. */
export interface Received {
  url: string;
  /** As Chromium names it: `document`, `script`, `stylesheet`, `image`, `font`, `fetch`… */
  type: string;
  /** Bytes of the body as sent, that is compressed. */
  bytes: number;
  /** Whether it was prefetched for a page that may be opened next. */
  prefetch: boolean;
}

/** What a reader loads who opens the portal at a page. */
export interface FirstLoad {
  requests: number;
  html: number;
  script: number;
  style: number;
  picture: number;
  font: number;
  other: number;
  /** All but pictures. */
  withoutPictures: number;
  /** Bytes that were prefetched after the page had loaded. No other figure includes them. */
  prefetched: number;
}

type Part = 'html' | 'script' | 'style' | 'picture' | 'font' | 'other';

const partOf: Record<string, Part> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'picture',
  font: 'font',
};

/** Adds up what a first load has fetched. */
export function firstLoad(responses: readonly Received[]): FirstLoad {
  const sum = (list: readonly Received[]) => list.reduce((all, {bytes}) => all + bytes, 0);
  // A prefetched file may be requested again. It then comes from the cache.
  const fetched = responses.filter(
    ({url}, i) => responses.findIndex((other) => other.url === url) === i,
  );
  const own = fetched.filter(({prefetch}) => !prefetch);
  const part = (name: Part) => sum(own.filter(({type}) => (partOf[type] ?? 'other') === name));
  return {
    requests: own.length,
    html: part('html'),
    script: part('script'),
    style: part('style'),
    picture: part('picture'),
    font: part('font'),
    other: part('other'),
    withoutPictures: sum(own) - part('picture'),
    prefetched: sum(fetched) - sum(own),
  };
}
