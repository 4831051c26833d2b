import {expect, it} from 'vitest';
import {parsePage} from '@portal/content/source/page';
import type {Result} from '../run';
import {comment} from './comment';
import {github} from './github';
import {gitlab} from './gitlab';

const finding: Result = {
  file: 'typo3/a,b.mdx',
  line: 12,
  rule: 'links',
  level: 'error',
  message: '100 % falsch: «x» → y',
};

it('writes a workflow command as GitHub documents it', () => {
  // Documented example: ::error file={name},line={line},endLine={endLine},title={title}::{message}
  expect(github([finding])).toBe(
    '::error file=typo3/a%2Cb.mdx,line=12,title=links::100 %25 falsch: «x» → y',
  );
  expect(github([{...finding, level: 'warning', message: 'a\nb'}])).toMatch(
    /^::warning .*::a%0Ab$/,
  );
});

it('has the fields that GitLab asks for, with a fingerprint that outlives a moved line', () => {
  const entries = JSON.parse(gitlab([finding, finding]));
  // Documented example: description, check_name, fingerprint, severity, location.path, location.lines.begin.
  expect(entries[0]).toEqual({
    description: finding.message,
    check_name: 'links',
    fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
    severity: 'major',
    location: {path: 'typo3/a,b.mdx', lines: {begin: 12}},
  });
  expect(entries[1].fingerprint).not.toBe(entries[0].fingerprint);
  const [moved] = JSON.parse(gitlab([{...finding, line: 30}]));
  expect(moved.fingerprint).toBe(entries[0].fingerprint);
});

it('lists in a comment what is left and links the changed pages in the preview', () => {
  const page = parsePage('email/webmail.mdx', '---\ntitle: Webmail & Co.\n---\n');
  const hint: Result = {...finding, level: 'warning', message: 'zu <lang> @alle'};
  expect(comment([finding, hint], [page], 'https://zweig.example.org/')).toBe(
    `### Das ist noch zu korrigieren

1 Datei geändert: 1 Fehler, 1 Hinweis.

- \`typo3/a,b.mdx\`, Zeile 12: 100 % falsch: «x» → y
- (Hinweis) \`typo3/a,b.mdx\`, Zeile 12: zu \\<lang\\> \\@alle

**Geänderte Seiten in der Vorschau**

- [Webmail & Co.](https://zweig.example.org/email/webmail)`,
  );
  expect(comment([], [page])).toContain('### Die Inhalte sind in Ordnung');
  expect(comment([], [page])).toContain('- Webmail & Co.: `/email/webmail`');
});
