import {describe, expect, it} from 'vitest';
import {reachedBy, usesOf} from './reach';
import {readUses, scopeOf} from './scope';
import {planOf} from './stages';

describe('what a change reaches', () => {
  const texts: Record<string, string> = {
    'docusaurus.config.ts': "import './src/a'",
    'src/a.ts': "readFileSync('src/words.txt')",
    'src/theme/Root.tsx': '',
    'src/pictures/b.svg': '',
    'src/pictures.ts': 'import(`./pictures/${name}.svg`)',
    'src/words.txt': '',
    'packages/search/src/index.ts': '',
    'packages/search/tests/browser/panel.spec.ts': '',
    'tests/browser/mail.spec.ts': "open(page, '/email#passwort')",
  };
  const modules = Object.keys(texts).map((source) => ({
    source,
    dependencies: source === 'docusaurus.config.ts' ? [{resolved: 'src/a.ts'}] : [],
  }));
  const pages = new Map([['/email', 'email/index.mdx']]);
  const uses = usesOf({modules}, Object.keys(texts), (file) => texts[file]!, pages);
  const reached = (file: string) => [...reachedBy([file], uses)].slice(1);

  it.each([
    ['a file that a string names', 'src/words.txt', ['src/a.ts', 'docusaurus.config.ts']],
    ['a file that a template fits', 'src/pictures/b.svg', ['src/pictures.ts']],
    ['an override, which Docusaurus finds', 'src/theme/Root.tsx', ['docusaurus.config.ts']],
    ['a page that a test opens', 'email/index.mdx', ['tests/browser/mail.spec.ts']],
    [
      'a package with tests',
      'packages/search/src/index.ts',
      ['packages/search/tests/browser/panel.spec.ts'],
    ],
  ])('%s', (_, file, expected) => {
    expect(reached(file)).toEqual(expected);
  });
});

describe('npm test', () => {
  const uses = readUses();
  /** Returns the commands of a run after a change. */
  const commands = (...changed: string[]) =>
    planOf(scopeOf(changed, uses))
      .stages.flat()
      .map(({command}) => command)
      .join('\n');

  it('runs one page of each kind and one browser without a change, and the ranking', () => {
    const run = commands();
    expect(run).toContain('test:build');
    expect(run).toMatch(/test:browser -- \S*every-page.spec.ts$/m);
    expect(run).toMatch(/test:readers .*chromium$/m);
    expect(run).not.toMatch(/build:(?:fixture|plain)|test:(?:servers|classic|handbook|heard)/);
  });

  it('runs other browsers after a change of style, and the page that has changed', () => {
    expect(commands('src/css/tokens.css')).toMatch(/test:readers .*\.json$/m);
    expect(scopeOf(['email/webmail.mdx'], uses)?.pages).toEqual(['/email/webmail']);
    expect(commands('email/webmail.mdx')).toContain('text.spec.ts');
    expect(commands('email/webmail.mdx')).not.toContain('canvas.spec.ts');
  });

  it.each([
    ['src/config/synonyms.txt', 'tests/browser/budgets.spec.ts'],
    // Components come into pages by their names.
    ['src/components/Kbd/styles.module.css', 'tests/browser/budgets.spec.ts'],
    ['src/components/SmallWindow/Panel.tsx', 'small-window.spec.ts'],
    // A component's folder is one thing, style sheet included.
    ['src/components/Section/styles.module.css', 'sections.spec.ts'],
    ['src/components/Faq/Question.tsx', 'text.spec.ts'],
    ['src/components/Figure/Legend.tsx', 'screenshot.spec.ts'],
    ['src/components/Section/styles.module.css', 'focus-walk.spec.ts'],
    ['packages/common/src/text/longDate.ts', 'paper.spec.ts'],
    ['packages/search/src/engine/weights.ts', 'packages/search/tests/browser/panel.spec.ts'],
    ['packages/docusaurus-lean/src/start/entry.ts', 'build:plain'],
    ['packages/docusaurus-lean/src/routes/code.ts', 'test:classic'],
    ['src/delivery/headers.ts', 'test:servers'],
    ['scripts/handbook/print.ts', 'test:handbook'],
    ['static/img/logo.svg', 'tests/browser/budgets.spec.ts'],
  ])('after a change of %s it runs %s', (file, expected) => {
    expect(commands(file)).toContain(expected);
  });

  it('runs everything after a change that may reach anything', () => {
    expect(scopeOf(['package-lock.json'], uses)).toBeNull();
    expect(commands('package-lock.json')).toContain('test:heard');
  });
});
