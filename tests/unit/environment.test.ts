import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {variableNames} from '../../src/config/env';

const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const sorted = (list: readonly string[]) => [...new Set(list)].sort();

/** The machine or the tests set these, not the person who publishes the portal. */
const ofTheMachine = ['CHROME_PATH', 'CI', 'NODE_ENV', 'PORT', 'TEST_PAGES'];

const workflow = readFileSync('.github/workflows/portal.yml', 'utf8');

/** Secrets and settings of the workflow itself. */
const ofTheWorkflow = [...names(workflow, /secrets\.([A-Z\d_]+)/g), 'CDN_PROJECT'];

/** Variables that scripts read beside the settings, such as secrets. */
const inScripts = ['scripts', 'src'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      names(readFileSync(`${folder}/${file}`, 'utf8'), /process\.env\.([A-Z\d_]+)/g),
    ),
);

describe('environment variables', () => {
  it('are all in the table of DEPLOY.md, and no others', () => {
    const read = [...variableNames, ...inScripts, ...ofTheWorkflow];
    const inTable = names(readFileSync('DEPLOY.md', 'utf8'), /^\| `([A-Z\d_]+)` \|/gm);
    expect(variableNames.length).toBeGreaterThan(10);
    expect(sorted(inTable)).toEqual(sorted(read.filter((name) => !ofTheMachine.includes(name))));
  });

  it('reach the build of the workflow', () => {
    const passed = names(workflow, /^ +([A-Z\d_]+): \$\{\{ (?:vars|secrets)\.\1 \}\}/gm);
    // The workflow publishes at the root of its host.
    const expected = variableNames.filter((name) => name !== 'BASE_URL');
    expect(expected.filter((name) => !passed.includes(name))).toEqual([]);
  });
});
