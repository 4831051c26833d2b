import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './private-links';

it.each([
  'https://muster.sharepoint.com/:w:/s/Team/abc',
  'https://muster-my.sharepoint.com/personal/m_muster/abc',
  'https://onedrive.live.com/?id=abc',
  'https://1drv.ms/w/abc',
  'https://teams.microsoft.com/l/channel/abc',
  'https://drive.google.com/file/d/abc/view',
  'https://docs.google.com/document/d/abc/edit',
  'https://www.dropbox.com/scl/fi/abc',
  'https://chatgpt.com/c/abc',
])('warns of %s', async (url) => {
  expect(await checkBody(rule, `Siehe [Formular](${url}).\n`)).toEqual([
    `1 Was auf «${new URL(url).host}» liegt, sehen vielleicht nur Eingeladene → Öffnen Sie den Link in einem privaten Fenster des Browsers. Verlangt er eine Anmeldung, legen Sie die Datei neben die Seite, und schreiben Sie zum Beispiel [Formular](./formular.pdf).`,
  ]);
});

it.each([
  'https://docs.google.com/forms/d/e/abc/viewform',
  'https://docs.google.com/document/d/e/abc/pub',
  'https://www.microsoft.com/de-ch/microsoft-teams/log-in',
  'https://www.icloud.com/find',
  './formular.pdf',
])('leaves %s alone', async (url) => {
  expect(await checkBody(rule, `Siehe [Formular](${url}).\n`)).toEqual([]);
});
