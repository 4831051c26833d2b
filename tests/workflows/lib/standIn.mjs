#!/usr/bin/env node
// Stands in for npm, npx and gh in the drill, under their names: it looks whether what they would start is there, and
// starts nothing that takes minutes. `npm ci` gives the clone the packages of the repository.
import {chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const [program, ...args] = [path.basename(process.argv[1]), ...process.argv.slice(2)];
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function fail(message, status = 1) {
  console.error(message);
  process.exit(status);
}

/** Fails as the shell does if a command cannot be started, or its script is not there. */
function start(command) {
  const [name, ...rest] = command
    .trim()
    .split(/\s+/)
    .filter((word) => !/^[A-Z_]+=/.test(word));
  if (name === 'npm') {
    return npm(rest);
  }
  if (!existsSync(`node_modules/.bin/${name}`)) {
    fail(`sh: ${name}: not found`, 127);
  }
  if (name === 'jiti' && !existsSync(rest[0])) {
    fail(`Cannot find module ${rest[0]}`);
  }
}

function runScript(name) {
  const script =
    readJson('package.json').scripts[name] ?? fail(`npm error Missing script: "${name}"`);
  script.split('&&').forEach(start);
}

function install(folder) {
  const {dependencies, devDependencies} = readJson(path.join(folder, 'package.json'));
  const {packages} = readJson(path.join(folder, 'package-lock.json'));
  const {['']: root, ...others} = packages;
  const sorted = (...lists) => JSON.stringify(Object.entries(Object.assign({}, ...lists)).sort());
  if (sorted(dependencies, devDependencies) !== sorted(root.dependencies, root.devDependencies)) {
    fail(`npm error package.json and package-lock.json of ${folder} are not in sync`);
  }
  const modules = path.join(folder, 'node_modules');
  if (folder === '.') {
    return symlinkSync(process.env.DRILL_MODULES, modules);
  }
  mkdirSync(path.join(modules, '.bin'), {recursive: true});
  for (const {bin = {}} of Object.values(others)) {
    for (const name of Object.keys(bin)) {
      const file = path.join(modules, '.bin', name);
      writeFileSync(file, '#!/bin/sh\n');
      chmodSync(file, 0o755);
    }
  }
}

function npm([verb, ...rest]) {
  const words = rest.filter((word) => !word.startsWith('--'));
  switch (verb) {
    case 'ci':
      return install(rest.includes('--prefix') ? words[0] : '.');
    case 'test':
      return runScript('test');
    case 'run':
      return runScript(words[0]);
    case 'audit':
      // As on the day when a weakness becomes known.
      return fail('1 high severity vulnerability');
    default:
      return fail(`npm ${verb}: the workflows do not install or start anything that way`);
  }
}

if (program === 'npm') {
  npm(args);
} else if (program === 'npx') {
  start(args.join(' '));
}
