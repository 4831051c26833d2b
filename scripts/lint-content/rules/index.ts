import {readdirSync} from 'node:fs';
import type {Rule} from '../lib/rule';

/** Matches the files of rules: not this one, and no tests. */
const ruleFile = /^(?!index\.)[^.]+\.ts$/;

/** Loads every rule of the content checks: the default exports of the files in this folder. */
export async function loadRules(): Promise<Rule[]> {
  const rules: Rule[] = [];
  // One after the other: jiti gives whoever asks for a file that is being read half of it.
  for (const file of readdirSync(__dirname).filter((name) => ruleFile.test(name))) {
    rules.push(((await import(/* @vite-ignore */ `./${file}`)) as {default: Rule}).default);
  }
  return rules;
}
