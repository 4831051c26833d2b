import postcss, {type AtRule, type Root, type Rule} from 'postcss';

/** Words in scripts that may be class names, or the fixed beginning of composed ones (`alert--`). */
const word = /-{0,2}[A-Za-z_][\w-]*/g;

/** The innermost function in a selector: `:is(.a, .b)`. */
const innermost = /:([\w-]+)\(([^()]*)\)/;

/** Functions of which one alternative must match; of others nothing need be there (`:not`, `:lang`). */
const choices = new Set(['is', 'where', 'has']);

/** Stands for a choice without any alternative that can match. */
const impossible = '\0';

/** Whether all classes that a selector demands may be in use. */
function canMatch(selector: string, isUsed: (name: string) => boolean): boolean {
  let rest = selector;
  for (let found; (found = innermost.exec(rest));) {
    const [text, name = '', list = ''] = found;
    const fails = choices.has(name) && !list.split(',').some((one) => canMatch(one, isUsed));
    rest = rest.replace(text, fails ? impossible : '');
  }
  const classes = [...rest.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  return !rest.includes(impossible) && classes.every(isUsed);
}

/** The words of a script. */
export function wordsOf(script: string): string[] {
  return script.match(word) ?? [];
}

/** Tells of a class name whether it may be in use, given the words of all scripts. */
function usedClasses(words: ReadonlySet<string>): (name: string) => boolean {
  const beginnings = [...words].filter((name) => name.endsWith('-'));
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

const isKeyframe = ({parent}: Rule) => (parent as AtRule | undefined)?.name === 'keyframes';

function dropRules(root: Root, isUsed: (name: string) => boolean): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) {
      return;
    }
    const used = rule.selectors.filter((selector) => canMatch(selector, isUsed));
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
}

/** Removes custom properties that a rule further down, outside of all conditions and layers, sets anew for the same selectors. */
function dropOverridden(root: Root): void {
  const later = new Map<string, Set<string>>();
  const rules: Rule[] = [];
  root.walkRules((rule) => void (isKeyframe(rule) || rules.push(rule)));
  for (const rule of rules.reverse()) {
    const isOverridden = (property: string) =>
      rule.selectors.every((selector) => later.get(selector)?.has(property));
    const own: string[] = [];
    rule.walkDecls(/^--/, (declaration) => {
      own.push(declaration.prop);
      if (!declaration.important && isOverridden(declaration.prop)) {
        declaration.remove();
      }
    });
    if (rule.parent === root) {
      rule.selectors.forEach((selector) =>
        later.set(selector, new Set([...(later.get(selector) ?? []), ...own])),
      );
    }
  }
}

/** Removes custom properties that nothing reads, until there are none left. */
function dropProperties(root: Root, words: ReadonlySet<string>): void {
  for (let found = true; found;) {
    const read = new Set<string>();
    root.walkDecls(({value}) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        read.add(name);
      }
    });
    found = false;
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !words.has(declaration.prop)) {
        declaration.remove();
        found = true;
      }
    });
  }
}

function dropEmpty(root: Root): void {
  const isEmpty = (node: Rule | AtRule) => node.nodes?.length === 0;
  root.walkRules((rule) => void (isEmpty(rule) && rule.remove()));
  root.walkAtRules((rule) => void (isEmpty(rule) && rule.remove()));
}

/** A style sheet without the rules that no script can bring into play, and without custom properties that have no effect. */
export function dropUnusedCss(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropRules(root, usedClasses(words));
  dropOverridden(root);
  dropProperties(root, words);
  dropEmpty(root);
  return root.toString();
}
