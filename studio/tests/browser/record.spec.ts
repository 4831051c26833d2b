/** A recording of a website that nobody has written a walk for: it becomes steps, and shows nothing private. */
import {expect, test, type Page} from '@playwright/test';
import {commonKinds} from '../../lib/kinds';
import {playThrough, type Playing} from '../../recording/playThrough';
import {readRecording} from '../../recording/recording';
import {sentencesOf} from '../../recording/sentences';

const website = `
  <h1>Anmelden</h1>
  <form onsubmit="event.preventDefault(); document.body.innerHTML = document.querySelector('template').innerHTML">
    <label>E-Mail <input type="email"></label> <label>Passwort <input type="password"></label>
    <button>Anmelden</button>
  </form>
  <template>
    <h1>Mitglieder von Anna Beispiel</h1> <p>anna@adler.ch, 081 322 44 55</p>
    <label>Name <input></label>
    <label><input type="checkbox">Newsletter</label>
    <button onclick="document.querySelector('[role=status]').textContent = 'Gespeichert'">Sichern</button>
    <button onclick="document.querySelector('[role=status]').textContent = 'Weg'">Löschen</button>
    <div role="status"></div>
  </template>`;
const secret = 'Murmeltier!7';
const click = (name: string) => ({
  type: 'click',
  selectors: [[`aria/${name}`]],
  offsetX: 1,
  offsetY: 1,
});
const change = (name: string, value: string) => ({
  type: 'change',
  selectors: [[`aria/${name}`]],
  value,
});
const start = {type: 'navigate', url: 'https://verein.example/'};
const steps = [
  start,
  change('E-Mail', 'anna@adler.ch'),
  change('Passwort', secret),
  click('Anmelden'),
  change('Name', 'Anna Beispiel'),
  click('Newsletter'),
  click('Sichern'),
  click('Löschen'),
];

/** Plays the recording in a website where a label may have another name. */
async function playIn(page: Page, html = website): Promise<Playing> {
  await page.route('**/*', (route) =>
    route.fulfill({contentType: 'text/html; charset=utf-8', body: `<html lang="de">${html}`}),
  );
  const recording = readRecording(JSON.stringify({title: 'Mitglied', steps}));
  recording.steps[0] = {...recording.steps[0]!, url: start.url} as never;
  const opened = {
    version: '',
    kinds: commonKinds,
    inDisguise: <T>(perform: () => Promise<T>) => perform(),
  };
  return playThrough(page, opened, recording, {names: ['Anna Beispiel'], mayLose: false});
}

test('a recording becomes sentences, and what deletes is not clicked', async ({page}) => {
  const {played, left} = await playIn(page);
  expect(sentencesOf(played.map(({deed}) => deed)).map(({text}) => text)).toEqual([
    'Tippen Sie bei **E-Mail** die E-Mail-Adresse ein. Tippen Sie bei **Passwort** das Passwort ein. Klicken Sie auf **Anmelden**. Es erscheint «Mitglieder von Ladina Muster».',
    'Tippen Sie bei **Name** den Text ein, zum Beispiel «Ladina Muster». Setzen Sie das Häkchen **Newsletter**. Klicken Sie auf **Sichern**. Es erscheint «Gespeichert».',
    'Klicken Sie auf **Löschen**.',
  ]);
  expect(left).toEqual(['Löschen']);
  await expect(page.getByRole('status')).toHaveText('Gespeichert');
});

test('nothing private is in what is stored, said or pictured', async ({page}) => {
  const said: string[] = [];
  const log = console.log;
  console.log = (text: string) => said.push(text);
  const playing = await playIn(page).finally(() => (console.log = log));
  const plain = (_: string, value: unknown) =>
    value instanceof Set ? [...value] : Buffer.isBuffer(value) ? value.toString('latin1') : value;
  const all = [...said, JSON.stringify(playing, plain)].join();
  expect(all).not.toContain(secret);
  expect(all).not.toMatch(/Anna Beispiel|anna@adler|081 322/);
  expect([...playing.texts]).toContain('Mitglieder von Ladina Muster');
});

test('an element that is gone is named, with what is there instead', async ({page}) => {
  await expect(playIn(page, website.replace('>Sichern<', '>Sichern und weiter<'))).rejects.toThrow(
    /Handlung 6 von 7: «Sichern» ist nicht da, aber «Sichern und weiter»/,
  );
});
