import {readPlaywright, readVitest, type Report} from './results';
import type {Scope} from './scope';

/** One command of a run. */
export interface Check {
  name: string;
  command: string;
  /** Reads the counts and the slow parts from the runner's report. */
  read?: (report: never) => Report;
  /** Whether later checks need its result. If it fails, the run stops. */
  isRequired?: true;
}

/** Returns a check that runs Vitest with the script `test:…` of package.json. */
const vitest = (name: string, ...options: string[]): Check => ({
  name,
  command: [
    `npm run --silent test:${name} -- --reporter=default --reporter=json`,
    `--outputFile.json=test-results/reports/${name}.json`,
    ...options,
  ].join(' '),
  read: readVitest,
});

const script = (name: string, options = ''): Check => ({
  name,
  command: `npm run --silent ${name}${options}`,
});

const required = (check: Check): Check => ({...check, isRequired: true});

/**
 * Returns the stages of a run, and why a part is left out, by its name. Stages run one after the other; the checks of a
 * stage run in parallel. The build is in the first stage because it leaves some processors idle. The browser tests, which
 * have time limits, run alone.
 *
 * @param scope what to look at in full; null for everything
 */
export function stagesFor(scope: Scope | null): {
  stages: Check[][];
  leftOut: Record<string, string>;
} {
  const leftOut = scope?.leftOut ?? {};
  const unlessLeftOut = (name: string, ...checks: Check[]) => (name in leftOut ? [] : checks);
  const exclusions = Object.keys(leftOut)
    .filter((place) => place.startsWith('packages/'))
    .map((folder) => `--exclude '${folder}/**'`);
  const stages = [
    [
      // These run separately, because together they would load the modules of `unit` again for every file.
      vitest('unit', ...exclusions),
      vitest('mocked', ...exclusions),
      script('typecheck'),
      script('lint'),
      script('lint:content', ' -- --all'),
      script('format:check'),
      required(script('build:test')),
    ],
    [
      required({name: 'browser-binary', command: 'npx tsx scripts/provide-browser.ts'}),
      required(script('build:fixture')),
      vitest('build', ...exclusions),
    ],
    // Without another build, which would share Docusaurus' folder of generated files.
    [
      ...unlessLeftOut('build-plain', required(script('build:plain'))),
      ...unlessLeftOut('readers', vitest('readers')),
    ],
    [
      ...unlessLeftOut('servers', vitest('servers')),
      ...unlessLeftOut('build-plain', vitest('plain'), vitest('classic')),
    ],
    [{name: 'browser', command: 'npm run --silent test:browser', read: readPlaywright}],
    // Alone, because a screen reader that has to wait hears less.
    ...(scope ? [] : [[vitest('heard')]]),
    // The other tests look at a build without handbooks.
    [required(script('handbook', scope ? ` -- ${scope.handbook}` : ''))],
    [vitest('handbook')],
  ] satisfies Check[][];
  return {
    stages,
    leftOut: {
      ...leftOut,
      ...(scope && {
        heard: 'a screen reader walks the portal in test:all',
        'other handbooks': `${scope.handbook} is printed, and stands for all`,
        'every-page in full on all pages':
          'only on pages that show a new part or have changed; on the others console, hydration and overflow',
      }),
    },
  };
}
