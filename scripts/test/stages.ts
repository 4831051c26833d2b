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

export interface Plan {
  /** They run one after the other; the checks of a stage run side by side. */
  stages: Check[][];
  /** Why a part is left out, by its name. */
  leftOut: Record<string, string>;
}

/** Returns a check that runs Vitest with the script `test:…` of package.json. */
const vitest = (name: string, ...files: string[]): Check => ({
  name,
  command: [
    `npm run --silent test:${name} -- --reporter=default --reporter=json`,
    `--outputFile.json=test-results/reports/${name}.json`,
    ...files,
  ].join(' '),
  read: readVitest,
});

const script = (name: string, options = ''): Check => ({
  name,
  command: `npm run --silent ${name}${options}`,
});

const required = (check: Check): Check => ({...check, isRequired: true});

/** Returns the check that builds, unless the folder has a build of the same files. */
const build = (name: string, folder: string): Check =>
  required({name, command: `npx jiti scripts/test/buildOnce.ts ${name} ${folder}`});

/** Returns the browser tests in these files; in all without any. */
const playwright = (...files: string[]): Check => ({
  name: 'browser',
  command: `npm run --silent test:browser -- ${files.join(' ')}`,
  read: readPlaywright,
});

const everyPage = 'tests/browser/every-page.spec.ts';
/** Compares pictures, which any change of content or style may change: in test:all only. */
const storedPictures = 'tests/browser/states.spec.ts';
const plainTest = 'tests/browser/plain.spec.ts';
const classicTest = 'packages/docusaurus-lean/tests/classic/classic.test.ts';

/** The handbook that stands for all where not everything runs. */
const oneHandbook = 'email';

/**
 * Returns what a run consists of. The first build is in the first stage because it leaves some processors idle. The
 * browser tests, which have time limits, run alone.
 *
 * @param scope what has changed; null for a run of everything
 */
export function planOf(scope: Scope | null): Plan {
  const leftOut: Record<string, string> = {};
  /** Returns the checks if the change reaches their test, else notes that they are left out. */
  const ifReached = (name: string, test: string, ...checks: Check[]): Check[] => {
    if (!scope || scope.reached.has(test)) {
      return checks;
    }
    leftOut[name] = 'nothing that its tests import or name has changed';
    return [];
  };
  const specs = [...(scope?.reached ?? [])].filter(
    (file) => file.endsWith('.spec.ts') && file !== storedPictures,
  );
  const readers = ifReached('other browsers', 'tests/readers/firefox.test.ts', vitest('readers'));
  const printed = ifReached(
    'handbooks',
    'tests/handbook/handbook.test.ts',
    required(script('handbook', scope ? ` -- ${oneHandbook}` : '')),
    vitest('handbook'),
  );
  if (scope) {
    leftOut['other browser tests'] = 'nothing that they import or name has changed';
    leftOut['stored pictures'] = 'any text or style may change them: test:browser -- states';
    leftOut['screen reader'] = 'it takes minutes: only in test:all';
  }
  const stages = [
    [
      // These run separately, because together they would load the modules of `unit` again for every file.
      vitest('unit'),
      vitest('mocked'),
      script('typecheck'),
      script('lint'),
      script('lint:content', ' -- --all'),
      script('format:check'),
      required({name: 'browser-binary', command: 'npx jiti scripts/provide-browser.ts'}),
      build('build:test', 'build'),
    ],
    [
      vitest('build'),
      readers[0] ?? vitest('readers', 'chromium'),
      ...(scope && specs.length === 0 ? [] : [build('build:fixture', 'build-fixture')]),
      ...ifReached('plain Docusaurus', plainTest, build('build:plain', 'build-plain')),
      ...ifReached('servers', 'tests/servers/smoke.test.ts', vitest('servers')),
      ...ifReached('another site with docusaurus-lean', classicTest, vitest('classic')),
      ...ifReached('workflows', 'tests/workflows/workflows.test.ts', vitest('workflows')),
    ],
    [playwright(...(scope ? [everyPage, ...specs] : []))],
    // Alone, because a screen reader that has to wait hears less.
    scope ? [] : [vitest('heard')],
    // The other tests look at a build without handbooks.
    ...printed.map((check) => [check]),
  ];
  return {stages, leftOut};
}
