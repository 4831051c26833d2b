import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {codeName, editorName} from '@portal/course/texts/LiveEditor';
import {allMet} from '@portal/course/texts/Exercise';
import {labels} from '@portal/marker-creator/texts';
import {valueDefinitions} from '../../../src/config/values';
import {findLesson, lessonOf, lessonPath} from '@portal/course/lessons';
import {languageNames} from '@portal/course/project';
import {packsFile} from '../../../src/offline/packs';
import {shown} from '../../lib/messages';
import {recordCopies, recordSavedFiles} from '../lib/inPage';
import type {Reader} from '../lib/reader';
import type {Steps} from './types';

const selectAll = process.platform === 'darwin' ? 'Meta+a' : 'Control+a';
const picture = {width: 1000, height: 500};

const slider = '/webkit-smart/inhaltselemente/slider';

/** Turns the slider in its live preview on the open page. */
async function turnSlider({page, ...reader}: Reader): Promise<void> {
  await reader.clicks('figure[data-type=slider] button', shown('portal.preview.phone'));
  await reader.until(() => {
    const frame = document.querySelector<HTMLIFrameElement>('figure[data-type=slider] iframe');
    return frame?.contentDocument?.querySelector('.slider .next') && frame.clientWidth === 375;
  });
  const turn = () => {
    const frame = document.querySelector<HTMLIFrameElement>('figure[data-type=slider] iframe')!;
    frame.contentDocument!.querySelector<HTMLElement>('.slider .next')!.click();
  };
  await page.evaluate(turn);
  await reader.until(() => {
    const frame = document.querySelector<HTMLIFrameElement>('figure[data-type=slider] iframe')!;
    const status = frame.contentDocument!.querySelector('[role=status]');
    return status?.textContent?.includes('2 von 3');
  });
}

/** What pages offer to do. */
export const toolSteps: Steps = {
  'a value is copied': async ({open, page, ...reader}) => {
    await open('/email/zugangsdaten');
    await page.evaluate(recordCopies);
    const value = valueDefinitions.imapServer.sample;
    await reader.clicks('main button', shown('portal.value.copy').replace('{value}', value));
    await reader.until((text) => document.documentElement.dataset.copied === text, value);
  },

  'a website element works in its live preview': async (reader) => {
    await reader.open(slider);
    await turnSlider(reader);
  },

  'a website element works when a service worker answers': async (reader) => {
    const {page, portal, open} = reader;
    if (!existsSync(`build/${packsFile}`)) {
      throw new Error('The build has no service worker: run "npm run build:test" first.');
    }
    portal.isWorkerAllowed = true;
    try {
      await open(slider);
      await reader.until(() => navigator.serviceWorker.controller !== null);
      await open(slider);
      await turnSlider(reader);
      await page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations();
        await Promise.all(all.map((registration) => registration.unregister()));
      });
    } finally {
      portal.isWorkerAllowed = false;
    }
  },

  'an example shows its other files': async ({open, ...reader}) => {
    await open(encodeURI(lessonPath(findLesson('home'))));
    const bench = `[aria-label="${editorName('Drei Sprachen, eine Seite')}"]`;
    // The editors load when one comes near.
    await reader.scrollsTo('[data-size=example]');
    await reader.sees(`${bench} [role=textbox][aria-label="${codeName('html')}"]`);
    await reader.clicks(`${bench} [role=tab]`, languageNames.css);
    await reader.sees(`${bench} [role=textbox][aria-label="${codeName('css')}"]`);
    await reader.misses(`${bench} [role=textbox][aria-label="${codeName('html')}"]`);
  },

  'an exercise of the course is solved in the editor': async ({open, page, ...reader}) => {
    await open(encodeURI(lessonPath(lessonOf('editor'), 'editor')));
    const box = '[data-exercise=editor]';
    await reader.clicks(`${box} [role=textbox]`);
    await page.press(selectAll);
    // The editor adds the end tag.
    await page.type('<h1>Hallo, ich bin Lea');
    await reader.sees(`${box}[data-solved] *`, allMet);
  },

  'the Marker-Creator exports a picture with its MDX': async ({open, page, ...reader}) => {
    await open('/dev/Marker-Creator');
    const file = path.join(reader.folder, 'anmeldung.png');
    const png = sharp({create: {...picture, channels: 3, background: '#7fb0c0'}}).png();
    writeFileSync(file, await png.toBuffer());
    await reader.sees('main button', labels.choose);
    await page.upload('main input[type=file]', file);
    await reader.clicks(`main [aria-label="${labels.surface}"]`);
    await reader.focuses(`[aria-label="${labels.legendEntry(1)}"], textarea, input`);
    await page.type('Benutzername');
    await reader.until(() =>
      document.querySelector('pre[role=group]')?.textContent?.includes('1. Benutzername'),
    );
    await page.evaluate(recordSavedFiles);
    await reader.clicks('main button', labels.saveWebp);
    // Browsers that cannot write WebP save a PNG.
    await reader.until(({width, height}) => {
      const saved = document.documentElement.dataset.saved ?? '';
      return new RegExp(`^anmeldung\\.(webp|png) image/\\1 ${width} × ${height}$`).test(saved);
    }, picture);
  },
};
