import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {allMet, goalsTitle} from '@portal/course/texts/Exercise';
import {codeName, labels as editorLabels, tabTexts} from '@portal/course/texts/LiveEditor';
import {lessonOf, lessonPath} from '@portal/course/lessons';
import {shown} from '../lib/messages';
import {servePortal, type Portal} from '../readers/lib/server';
import {createListener, losses, type Listener} from './listener';
import {isInstalled, packages, startScreenReader, type ScreenReader} from './screenReader';

if (!isInstalled()) {
  console.log(`The screen reader is missing. Debian has it in ${packages.join(', ')}.`);
}

/** Returns a message of the portal as it is said. */
const message = (id: string, values: Record<string, string> = {}): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    shown(id),
  );

describe.skipIf(!isInstalled())('with Orca and Firefox', () => {
  let home: string;
  let portal: Portal;
  let reader: ScreenReader;
  let listener: Listener;

  beforeAll(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'portal-heard-'));
    portal = await servePortal();
    reader = await startScreenReader(home);
    listener = createListener(reader, portal);
  });
  afterAll(async () => {
    await reader?.close();
    portal?.close();
    rmSync(home, {recursive: true, force: true, maxRetries: 5});
  });

  it('a number in the text leads to the picture, on to the legend, and reads on there', async () => {
    const {starts, presses, pressesUntil} = listener;
    const reference = message('portal.figure.reference', {n: '1'});
    await starts('/typo3/grundlagen/login', 'main a[class*=reference]', reference);
    const said = [
      ...(await presses('Return', message('portal.figure.marker', {n: '1'}))),
      ...(await presses('Return', message('portal.figure.legendNumber', {n: '1'}))),
      ...(await pressesUntil('Down', message('portal.figure.legendNumber', {n: '2'}))),
    ];
    expect(losses(said)).toEqual([]);
  });

  it('an entry of the contents leads to its section, which is named and read on', async () => {
    const {starts, presses} = listener;
    const title = 'Passwort vergessen';
    const address = '/typo3/grundlagen/login';
    await starts(address, '.table-of-contents > li:nth-child(2) > a', title);
    await presses('Return', message('theme.common.headingLinkTitle', {heading: title}));
    expect(losses(await presses('Down', /./))).toEqual([]);
  });

  it('the next page says what it is, and reads on in its text', async () => {
    const {starts, presses, waitsFor} = listener;
    const next = '.pagination-nav__link--next';
    await starts('/email/webmail', next, shown('theme.docs.paginator.next'));
    // On a busy computer Orca says the title only, not the heading.
    await presses('Return', 'Abwesenheitsmeldung | E-Mail');
    await waitsFor('h1:focus');
    expect(losses(await presses('Down', /./))).toEqual([]);
  });

  it('a value and an address are read within their sentence, and copying is said', async () => {
    const {starts, presses, pressesUntil} = listener;
    const label = 'Wert kopieren';
    await starts('/typo3/grundlagen/login', `main li button[aria-label^="${label}"]`, label);
    const said = await presses('Return', shown('portal.copy.done'));
    said.push(...(await pressesUntil('Up', /example\.ch\/typo3/)));
    said.push(...(await pressesUntil('Down', /am Schluss/)));
    expect(said.filter((text) => /status bar|\S\(öffnet/.test(text))).toEqual([]);
  });

  it('a result is read in one piece, and says which section it opens', async () => {
    const {starts, presses} = listener;
    const title = 'Logo in die Signatur setzen';
    // One that no other test has visited, which would be said as well.
    await starts('/search?q=logo%20signatur', 'main li h2 a', `${title} link heading level 2`);
    const heading = message('theme.common.headingLinkTitle', {heading: title});
    const said = await presses('Return', heading, /\| Handbuch$/);
    said.push(...(await presses('Down', /./)));
    expect(losses(said)).toEqual([]);
  });

  it('a picture is enlarged by a button with a short name, which gets the focus back', async () => {
    const {starts, waitsFor, presses} = listener;
    const name = `${shown('portal.screenshot.enlarge')} push button`;
    await starts('/email/webmail', 'main [data-figure] [role=button]', name);
    reader.press('Return');
    // Orca says nothing of a window that opens; its next stop is heard.
    await waitsFor('dialog[open]');
    await presses('Tab', shown('portal.screenshot.close'));
    reader.press('Escape');
    // Orca may say nothing of a focus that comes back. Its neighbours tell where it is.
    await waitsFor('main [data-figure] [role=button]:focus');
    await presses('shift+Tab', /./);
    await presses('Tab', name);
  });

  it('an exercise says that it is solved, and the editor lets Tab go', async () => {
    const {starts, hears, presses, pressesUntil} = listener;
    const lesson = encodeURI(lessonPath(lessonOf('editor'), 'editor'));
    await starts(lesson, '[data-exercise=editor] [role=group] button', editorLabels.fullScreen);
    await presses('Tab', codeName('html'));
    await reader.page.press('Control+a');
    await hears(() => reader.page.type('<h1>Hallo, ich bin Lea'), allMet);
    await presses('Escape', tabTexts.leaves);
    await presses('Tab', editorLabels.wide);
    await pressesUntil('shift+h', `${goalsTitle} heading level 3`);
  });
});
