import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {afterLoad} from '@portal/common/browser/afterLoad';
import {isSlowConnection} from '@portal/common/browser/isSlowConnection';
import {packOf, workerFile, type KeepMessage, type UpdatedMessage} from '@site/src/offline/packs';
import './client.css';

const {baseUrl} = siteConfig;

/** Asks the worker to cache the manual that is being read. */
async function keepManual(): Promise<void> {
  if (isSlowConnection()) return;
  const manual = packOf(window.location.pathname, baseUrl);
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({keep: manual} satisfies KeepMessage);
}

/** Creates the live region of the note. Screen readers only announce changes to an existing region. */
function createNote(): HTMLElement {
  const note = document.createElement('div');
  note.className = 'offline-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
  return note;
}

/** Shows a note below a page of the old build that a newer one is available. */
function tellOfUpdate(note: HTMLElement): void {
  const button = (label: string, act: () => void) => {
    const element = document.createElement('button');
    element.className = 'button button--sm button--outline button--primary';
    element.textContent = label;
    element.addEventListener('click', act);
    return element;
  };
  note.replaceChildren(
    'Die Anleitungen wurden aktualisiert.',
    button('Neu laden', () => window.location.reload()),
    button('Schliessen', () => note.replaceChildren()),
  );
}

async function start(): Promise<void> {
  const note = createNote();
  navigator.serviceWorker.addEventListener('message', ({data}: MessageEvent<UpdatedMessage>) => {
    if (!document.querySelector(`script[src="${data.script}"]`)) tellOfUpdate(note);
  });
  // Registration fails in a private window or without storage; the page then works as without a worker.
  await navigator.serviceWorker.register(`${baseUrl}${workerFile}`);
  await keepManual();
}

const isPossible = ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator;

if (isPossible) {
  afterLoad(() => void start().catch(() => undefined));
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (!isPossible || !previousLocation) return;
    const [now, before] = [location, previousLocation].map(({pathname}) =>
      packOf(pathname, baseUrl),
    );
    if (now !== before) void keepManual();
  },
} satisfies ClientModule;
