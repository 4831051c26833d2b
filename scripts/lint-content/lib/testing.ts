import {expect, it} from 'vitest';
import {siteOf, type OtherFile} from '@portal/content/source/site';
import type {Rule} from './rule';

/** Front matter that satisfies the schema. */
export const head = `---
title: Anmelden
description: Melden Sie sich im Backend an und ab, und setzen Sie ein vergessenes Passwort selber neu, auch am Mobiltelefon.
sidebar_position: 2
keywords: [Login, Passwort, Konto]
seitentyp: aufgabe
geprueft: 2026-11-21
mit: TYPO3 13.4
---
`;

/** Returns the claims of a page, which begin on line 5. */
export const claims = (...excerpts: string[]): string =>
  `mit: den Quellen\nstand: 2026-11-27\n# Die Aussagen:\naussagen:\n${excerpts
    .map((aussage) => `  - {aussage: ${JSON.stringify(aussage)}, quelle: DSG Art. 19}\n`)
    .join('')}`;

/** Runs a rule on files. Returns `file:line message` for each finding. */
export async function checkFiles(
  rule: Rule,
  files: Record<string, string>,
  otherFiles: OtherFile[] = [],
): Promise<string[]> {
  const found = await rule.check(siteOf(files, otherFiles));
  return found.map(({file, line, message}) => `${file}:${line} ${message}`);
}

/** Runs a rule on one page with this body. Returns `line message`, with lines counted from the start of the body. */
export async function checkBody(
  rule: Rule,
  body: string,
  file = 'email/test.mdx',
): Promise<string[]> {
  const found = await rule.check(siteOf({[file]: head + body}));
  const offset = head.split('\n').length - 1;
  return found.map(({line, message}) => `${line - offset} ${message}`);
}

/**
 * Declares a test of a rule for each body: of those with mistakes, which come with a part of each finding, in order,
 * and of those without.
 */
export function testBodies(
  rule: Rule,
  wrong: [body: string, ...findings: string[]][],
  right: string[] = [],
): void {
  it.each(wrong)('finds what is wrong in %j', async (body, ...findings) => {
    expect(await checkBody(rule, body)).toEqual(
      findings.map((part) => expect.stringContaining(part)),
    );
  });
  it.each(right)('accepts %j', async (body) => {
    expect(await checkBody(rule, body)).toEqual([]);
  });
}
