import {testBodies} from '../lib/testing';
import rule from './private-links';

testBodies(
  rule,
  [
    'https://muster-my.sharepoint.com/personal/m_muster/abc',
    'https://onedrive.live.com/?id=abc',
    'https://1drv.ms/w/abc',
    'https://teams.microsoft.com/l/channel/abc',
    'https://docs.google.com/document/d/abc/edit',
    'https://www.dropbox.com/scl/fi/abc',
    'https://chatgpt.com/c/abc',
  ].map((url) => [`[Formular](${url})`, `1 Was auf «${new URL(url).host}» liegt, sehen viel`]),
  [
    '[Formular](https://docs.google.com/forms/d/e/abc/viewform)',
    '[Formular](https://docs.google.com/document/d/e/abc/pub)',
    '[Teams](https://www.microsoft.com/de-ch/microsoft-teams/log-in)',
  ],
);
