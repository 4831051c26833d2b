import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import {onChoice, privacySignals, readChoice} from '@site/src/analytics/choice';
import {mayLoad} from '@site/src/analytics/permission';
import {afterLoad} from '../../browser/afterLoad';
import type {AnalyticsData} from '.';

declare global {
  interface Window {
    dataLayer: unknown[];
    gtag: (...args: unknown[]) => void;
  }
}

let loaded = false;

function load({gtagId}: AnalyticsData): void {
  loaded = true;
  window.gtag('js', new Date());
  window.gtag('config', gtagId, {anonymize_ip: true});
  afterLoad(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${gtagId}`;
    document.head.append(script);
  });
}

/** Deletes what Google's script stored; it does so for the highest domain that it may. */
function forget(): void {
  const domains = location.hostname.split('.').map((_, i, parts) => parts.slice(i).join('.'));
  // A second one is named after the property, which need not be the measurement ID.
  for (const [, name] of document.cookie.matchAll(/(?:^|; )(_ga(?:_[^=]*)?)=/g)) {
    ['', ...domains.map((domain) => `; domain=${domain}`)].forEach((domain) => {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    });
  }
}

/** Until permission is given the calls go nowhere; afterwards into Google's queue. */
function start(data: AnalyticsData): void {
  window.dataLayer = [];
  const isAllowed = () => mayLoad(privacySignals(), data.consentRequired, readChoice());
  window.gtag = function gtag() {
    if (loaded && isAllowed()) {
      // Google's script reads the very `arguments` object.
      // eslint-disable-next-line prefer-rest-params
      window.dataLayer.push(arguments);
    }
  };
  const apply = () => {
    const allowed = isAllowed();
    // Google's script, once loaded, asks here before it sends anything of its own accord.
    Object.assign(window, {[`ga-disable-${data.gtagId}`]: !allowed});
    if (allowed && !loaded) {
      load(data);
    }
  };
  apply();
  onChoice(() => {
    apply();
    // Not before the reader has refused: other websites of this domain may have had their consent.
    if (!isAllowed()) {
      forget();
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  start(globalData['portal-analytics']?.default as AnalyticsData);
}
