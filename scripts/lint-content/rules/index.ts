import {readdirSync} from 'node:fs';
import type {Rule} from '../lib/rule';

/** Matches the files of rules: not this one, and no tests. */
const ruleFile = /^(?!index\.)[^.]+\.ts$/;

/** Loads every rule of the content checks: the default exports of the files in this folder. */
export async function loadRules(): Promise<Rule[]> {
  const files = readdirSync(__dirname).filter((file) => ruleFile.test(file));
  const modules = await Promise.all(
    files.map((file): Promise<{default: Rule}> => import(/* @vite-ignore */ `./${file}`)),
  );
  return modules.map((module) => module.default);
}
