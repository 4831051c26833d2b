import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import {choiceEvent, privacySignals, readChoice} from '@site/src/analytics/choice';
import {mayLoad} from '@site/src/analytics/permission';
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
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${gtagId}`;
  document.head.append(script);
}

/** Until permission is given the calls go nowhere; afterwards into Google's queue. */
function start(data: AnalyticsData): void {
  window.dataLayer = [];
  window.gtag = function gtag() {
    const allowed = mayLoad(privacySignals(), data.consentRequired, readChoice());
    if (loaded && allowed) {
      // Google's script reads the very `arguments` object.
      // eslint-disable-next-line prefer-rest-params
      window.dataLayer.push(arguments);
    }
  };
  const loadIfAllowed = () => {
    if (!loaded && mayLoad(privacySignals(), data.consentRequired, readChoice())) {
      load(data);
    }
  };
  loadIfAllowed();
  window.addEventListener(choiceEvent, loadIfAllowed);
}

if (ExecutionEnvironment.canUseDOM) {
  start(globalData['portal-analytics']?.default as AnalyticsData);
}
