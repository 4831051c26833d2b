/** Plays stored recordings like a walk that somebody wrote. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Instructions} from '@portal/content/source/instructions';
import type {Walk} from '../lib/walk';
import {walkFolder} from '../lib/walkFiles';
import {play} from './play';
import {markedSteps, readRecording} from './recording';

/** Where the recording of a section lies: `<page>.<mark of the section>.json` beside the page's walk. */
export const recordingFile = (page: string, section: string): string =>
  path.posix.join(walkFolder, `${page}.${section}.json`);

/** Returns the recordings of a page by their sections. */
export function recordingsOf(page: string): Map<string, string> {
  const folder = path.join(walkFolder, path.dirname(page));
  const start = `${path.basename(page)}.`;
  return new Map(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.startsWith(start) && file.endsWith('.json'))
      .map((file) => [file.slice(start.length, -'.json'.length), path.join(folder, file)]),
  );
}

/** Why a step or a label is not seen. */
export const notRecorded = 'Davon gibt es keine Aufnahme.';

/**
 * Returns the walk of a page's recordings, after the one that somebody wrote. Without that, what is not recorded is left
 * out. What deletes or sends is clicked only where the installation can be brought back.
 */
export function recordedWalk(page: string, {units, others}: Instructions, written?: Walk): Walk {
  const recordings = recordingsOf(page);
  return async (tools) => {
    await written?.(tools);
    for (const [id, file] of recordings) {
      await tools.section(id, async ({step}) => {
        const {start, groups} = markedSteps(readRecording(readFileSync(file, 'utf8')));
        const player = {...tools.access, mayLose: tools.access.reset !== undefined};
        for (const one of start) {
          await play(tools.page, one, player);
        }
        for (const [number, steps] of groups) {
          await step(number, async () => {
            for (const one of steps) {
              await play(tools.page, one, player);
            }
          });
        }
      });
    }
    if (!written) {
      tools.unseen(Object.fromEntries(others.map(({text}) => [text, notRecorded])));
      const left = units.filter(({section}) => !recordings.has(section));
      for (const {section, key} of left) {
        await tools.section(section, async ({skip}) =>
          skip(key.slice(section.length + 1), notRecorded),
        );
      }
    }
  };
}
