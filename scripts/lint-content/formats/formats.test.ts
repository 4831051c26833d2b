import {describe, expect, it} from 'vitest';
import type {Result} from '../run';
import {parsePage} from '@portal/content/source/page';
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

describe('github', () => {
  it('writes a workflow command as the documentation shows it', () => {
    // Documented example: ::error file={name},line={line},endLine={endLine},title={title}::{message}
    expect(github([finding])).toBe(
      '::error file=typo3/a%2Cb.mdx,line=12,title=links::100 %25 falsch: «x» → y',
    );
    expect(github([{...finding, level: 'warning', message: 'a\nb'}])).toMatch(
      /^::warning .*::a%0Ab$/,
    );
  });
});

describe('gitlab', () => {
  it('has the fields that the documentation asks for', () => {
    const [entry] = JSON.parse(gitlab([finding]));
    // Documented example: description, check_name, fingerprint, severity, location.path, location.lines.begin.
    expect(entry).toEqual({
      description: finding.message,
      check_name: 'links',
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
      severity: 'major',
      location: {path: 'typo3/a,b.mdx', lines: {begin: 12}},
    });
  });

  it('gives two findings different fingerprints, and the same one again on another line', () => {
    const moved = {...finding, line: 30};
    const prints = (results: Result[]) =>
      JSON.parse(gitlab(results)).map(({fingerprint}: {fingerprint: string}) => fingerprint);
    expect(new Set(prints([finding, finding])).size).toBe(2);
    expect(prints([moved])).toEqual(prints([finding]));
  });
});

describe('comment', () => {
  const page = parsePage('email/webmail.mdx', '---\ntitle: Webmail & Co.\n---\n');

  it('lists what is left and links the changed pages in the preview', () => {
    const hint: Result = {...finding, level: 'warning', message: 'zu <lang> @alle'};
    expect(comment([finding, hint], [page], 'https://zweig.example.org/')).toBe(
      `### Das ist noch zu korrigieren

1 Datei geändert: 1 Fehler, 1 Hinweis.

- \`typo3/a,b.mdx\`, Zeile 12: 100 % falsch: «x» → y
- (Hinweis) \`typo3/a,b.mdx\`, Zeile 12: zu \\<lang\\> \\@alle

**Geänderte Seiten in der Vorschau**

- [Webmail & Co.](https://zweig.example.org/email/webmail)`,
    );
  });

  it('says when nothing is left, without a preview too', () => {
    expect(comment([], [page])).toBe(
      '### Die Inhalte sind in Ordnung\n\n1 Datei geändert: 0 Fehler, 0 Hinweise.\n\n**Geänderte Seiten**\n\n- Webmail & Co.: `/email/webmail`',
    );
  });
});
