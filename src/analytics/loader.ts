import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import {onChoice, privacySignals, readChoice} from '@site/src/analytics/choice';
import {mayLoad} from '@site/src/analytics/permission';
import {afterLoad} from '@portal/common/browser/afterLoad';
import type {AnalyticsData} from './data';

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

/** Deletes the cookies of Google's script. The script sets them for the highest domain that it may use. */
function forget(): void {
  const domains = location.hostname.split('.').map((_, i, parts) => parts.slice(i).join('.'));
  // A second cookie is named after the property, which may differ from the measurement ID.
  for (const [, name] of document.cookie.matchAll(/(?:^|; )(_ga(?:_[^=]*)?)=/g)) {
    ['', ...domains.map((domain) => `; domain=${domain}`)].forEach((domain) => {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    });
  }
}

/** Ignores the calls until permission is given. After that, they go into Google's queue. */
function start(data: AnalyticsData): void {
  window.dataLayer = [];
  const isAllowed = () => mayLoad(privacySignals(), data.consentRequired, readChoice());
  window.gtag = function gtag() {
    if (loaded && isAllowed()) {
      // Google's script requires the `arguments` object itself.
      // eslint-disable-next-line prefer-rest-params
      window.dataLayer.push(arguments);
    }
  };
  const apply = () => {
    const allowed = isAllowed();
    // Google's script reads this flag before it sends anything on its own.
    Object.assign(window, {[`ga-disable-${data.gtagId}`]: !allowed});
    if (allowed && !loaded) {
      load(data);
    }
  };
  apply();
  onChoice(() => {
    apply();
    // Only after the reader has refused: they may have given consent to other websites on this domain.
    if (!isAllowed()) {
      forget();
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  start(globalData['portal-analytics']?.default as AnalyticsData);
}
