/**
 * `npm run record -- aufnahme.json --page <page>`: plays a recording of Chrome's recorder in the product, and writes its
 * steps into a page, their pictures into its record, and the recording itself beside the walks.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {instructionsOf} from '@portal/content/source/instructions';
import {readSite} from '@portal/content/source/site';
import {compareLabels} from '@portal/content/walks/labels';
import {readRecord, type UnitRecord} from '@portal/content/walks/record';
import {withQuestions} from '../scripts/lib/ask';
import {findBrowser} from '../scripts/lib/browser';
import {readOptions, stopAt, UsageError} from '../scripts/lib/options';
import {WishError} from '../scripts/new-page/page';
import {writeJson, writeRecord} from './lib/writeRecord';
import type {Action} from './lib/watch';
import {launch, openProduct} from './openProduct';
import {productOf, readAccess} from './products';
import {loginFile, namesToHide} from './recording/kept';
import {playThrough} from './recording/playThrough';
import {notRecorded, recordingFile} from './recording/recordedWalk';
import {markSteps, readRecording, RecordingError, type RecordedStep} from './recording/recording';
import {pageWith} from './recording/section';
import {listOf, sentencesOf} from './recording/sentences';

const usage =
  'npm run record -- aufnahme.json --page webkit-smart/grundlagen/medien --verbergen "Anna Beispiel, Hotel Adler"';

/** Lets an editor log in, and keeps that on this computer. */
async function logIn(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    headless: false,
  });
  const context = await browser.newContext({locale: 'de-CH'});
  await (await context.newPage()).goto(url);
  await withQuestions(
    (ask) => ask('Melden Sie sich im Fenster an. Drücken Sie danach hier Enter. '),
    () => new RecordingError('Abgebrochen: Die Anmeldung wurde nicht behalten.'),
  );
  await context.storageState({path: loginFile(url)});
  await browser.close();
}

async function main(): Promise<void> {
  const text = {type: 'string'} as const;
  const flag = {type: 'boolean'} as const;
  const {positionals, values} = readOptions(usage, {
    allowPositionals: true,
    options: {
      page: text,
      unter: text,
      titel: text,
      url: text,
      verbergen: text,
      login: flag,
      'auch-loeschen': flag,
    },
  });
  const [file] = positionals;
  const name = values.page?.replace(/\.mdx$/, '');
  if (!file || !name) {
    throw new UsageError(`Nennen Sie die Aufnahme und die Seite:\n  ${usage}`);
  }
  const {title, steps, origin} = readRecording(readFileSync(file, 'utf8'));
  const product = productOf(`${name}.mdx`);
  const variable = `${product.prefix}_URL`;
  const access = readAccess(product, {
    ...process.env,
    [variable]: values.url ?? process.env[variable] ?? origin,
  });
  const hidden = (values.verbergen ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const names = namesToHide(access.url, hidden);
  const goal = {
    page: name,
    title: values.titel ?? title,
    ...(values.unter && {below: values.unter}),
  };
  const site = readSite();
  // Says what is wrong with the place before anything is played.
  pageWith(() => '', goal, site);
  if (values.login) {
    await logIn(access.url);
  }
  const browser = await launch();
  try {
    const {page, opened} = await openProduct(browser, product, access);
    const mayLose = values['auch-loeschen'] ?? false;
    const {played, texts, left} = await playThrough(page, opened, {title, steps}, {names, mayLose});
    const deeds = played.map(({deed}) => deed);
    const sentences = sentencesOf(deeds);
    const written = pageWith((own) => listOf(sentences, deeds, own), goal, site);
    const before = readRecord(written.file);
    mkdirSync(path.dirname(written.file), {recursive: true});
    writeFileSync(written.file, written.content);

    // The list is the last one of its section.
    const after = readSite();
    const all = instructionsOf(after.pages.get(written.file)!, after);
    const own = all
      .filter(({section, key}) => section === written.section && !key.endsWith(' Felder'))
      .slice(-sentences.length);
    const units: Record<string, UnitRecord> = {...before?.units};
    const actions: Record<string, Action[]> = {};
    const groups = new Map<string, RecordedStep[]>();
    let from = 0;
    for (const [index, {key, section, labels}] of own.entries()) {
      const part = played.slice(from, (from += sentences[index]!.deeds));
      const screen = part.flatMap(({names: shown}) => [...shown]);
      units[key] = {
        seen: [
          ...new Set(
            compareLabels(
              labels.map((label) => label.text),
              screen,
            ).seen,
          ),
        ],
      };
      actions[key] = part.flatMap((one) => one.actions);
      groups.set(
        key.slice(section.length + 1),
        part.map(({step}) => step),
      );
    }
    all
      .filter(({key}) => !units[key])
      .forEach(({key}) => (units[key] = {seen: [], unseen: {'*': notRecorded}}));
    const record = {
      units,
      actions,
      pictures: before?.pictures ?? {},
      unseen: before?.unseen ?? {},
      problems: [],
    };
    await writeRecord(written.file, product.name, opened.version, record, true);
    const list = own[0]!.key.slice(written.section.length + 1).split('.');
    const mark = list.length > 1 ? `${written.section}-${list[0]}` : written.section;
    const stored = recordingFile(name, mark);
    mkdirSync(path.dirname(stored), {recursive: true});
    await writeJson(stored, {title: goal.title, steps: [steps[0], ...markSteps(groups)]});

    console.log(`
Geschrieben:             ${written.file}, ${sentences.length} Schritte unter #${written.section}
Die Aufnahme dazu:       ${stored}
${left.map((one) => `Nicht getan:             «${one}» löscht oder sendet etwas. Wenn das geschehen darf: --auch-loeschen\n`).join('')}
In den Bildern ist zu lesen (sehen Sie nach, ob etwas davon niemanden angeht):
  ${[...texts].join(' · ')}

Was noch zu tun ist:     npm run lint:content -- ${written.file}
So prüfen Sie es nach:   npm run walks -- ${name}`);
  } finally {
    await browser.close();
  }
}

main().catch(stopAt(UsageError, WishError, RecordingError));
