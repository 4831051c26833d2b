import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {afterLoad} from '@site/src/browser/afterLoad';
import {isSlowConnection} from '@site/src/browser/isSlowConnection';
import {manualOf, updated, workerFile, type KeepMessage} from '@site/src/offline/packs';
import './offline.css';

const {baseUrl} = siteConfig;

/** Lets the worker keep the manual that is being read. */
async function keepManual(): Promise<void> {
  const manual = manualOf(window.location.pathname, baseUrl);
  if (isSlowConnection()) return;
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({keep: manual} satisfies KeepMessage);
}

/** Says below the page that it is of a former build. */
function tellOfUpdate(): void {
  const note = document.createElement('div');
  note.className = 'offline-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
  const button = (label: string, act: () => void) => {
    const element = document.createElement('button');
    element.className = 'button button--sm button--outline button--primary';
    element.textContent = label;
    element.addEventListener('click', act);
    return element;
  };
  note.append(
    'Die Anleitungen wurden aktualisiert.',
    button('Neu laden', () => window.location.reload()),
    button('Schliessen', () => note.remove()),
  );
}

async function start(): Promise<void> {
  navigator.serviceWorker.addEventListener('message', ({data}) => {
    if (data === updated) tellOfUpdate();
  });
  // In a private window, or without storage, there is nothing to keep anything in.
  await navigator.serviceWorker.register(`${baseUrl}${workerFile}`);
  await keepManual();
}

const isPossible = ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator;

if (isPossible) {
  afterLoad(() => void start().catch(() => undefined));
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    const [now, before] = [location, previousLocation].map(
      (place) => place && manualOf(place.pathname, baseUrl),
    );
    if (isPossible && before !== undefined && before !== null && now !== before) {
      void keepManual();
    }
  },
} satisfies ClientModule;
