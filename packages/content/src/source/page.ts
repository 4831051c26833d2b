import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {load} from 'js-yaml';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {explainUnreadable} from '../frontMatter/unreadable';
import type {FrontMatterProblem} from '../frontMatter/validate';
import {withoutTextDirectives} from '../remark/plainCharacters';
import {withoutConflicts} from '@portal/common/text/conflict';
import {isPartial} from '@portal/common/text/isPartial';
import {mdxProblems, tooDeep, tooLong, type MdxProblem} from './mdxProblems';
import {plainText} from './plainText';

/** A page or partial of a manual, read from its source. */
export interface Page {
  /** Path from the project's root, with slashes, in composed Unicode. */
  file: string;
  /** Its name on disk, which a Mac may have decomposed. */
  storedAs: string;
  /** In composed Unicode, as the build reads it. */
  source: string;
  /** The text with the letters as they are on disk, which a Mac may have decomposed. */
  written: string;
  /** Whether it is a part of other pages. Its name then begins with an underscore, and it has no front matter. */
  isPartial: boolean;
  /** Empty if it is missing or cannot be parsed; see `frontMatterProblem`. */
  frontMatter: Record<string, unknown>;
  /** Why the lines between the two `---` could not be parsed. */
  frontMatterProblem?: FrontMatterProblem;
  readonly tree: Root;
  /** Where and why the body could not be parsed as MDX. If there is such a place, the tree is empty. */
  readonly mdxProblems: readonly MdxProblem[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm, {singleTilde: false})
  .use(remarkDirective)
  .use(withoutTextDirectives)
  .freeze();

/** Matches the front matter. Odd white space after its dashes, which the check reports, is accepted. */
const headOf = (source: string) => /^---[^\S\n]*(\n[\s\S]*?)\n---[^\S\n]*(?=\n|$)/.exec(source);

/** Returns the text with ordinary spaces after the dashes of the front matter, so that the rest can be checked. */
function readable(source: string): string {
  const [head = ''] = headOf(source) ?? [];
  const plain = head.replace(/^---[^\S\n]+$/gm, (line) => line.replace(/\s/g, ' '));
  return plain + source.slice(head.length);
}

function readFrontMatter(source: string): Pick<Page, 'frontMatter' | 'frontMatterProblem'> {
  const head = headOf(source)?.[1];
  try {
    const values = head === undefined ? null : (load(head) ?? null);
    // A text or a list is not front matter: its keys would be indexes.
    return typeof values === 'object' && !Array.isArray(values)
      ? {frontMatter: (values ?? {}) as Record<string, unknown>}
      : {frontMatter: {}, frontMatterProblem: explainUnreadable({mark: {line: 1}}, source)};
  } catch (error) {
    return {frontMatter: {}, frontMatterProblem: explainUnreadable(error, source)};
  }
}

type Body = Pick<Page, 'tree' | 'mdxProblems'>;

/** Adds missing positions: automatic links and the texts around them may have none, but their parents do. */
function placed(tree: Root): Root {
  visit(tree, (node, _index, parent) => {
    node.position ??= parent?.position;
  });
  return tree;
}

/** Larger pages and deeper ones are mistakes or attacks, and what reads them would take long or run out of memory. */
const most = {bytes: 200_000, levels: 100};

/** Returns whether a tree has more levels than a page needs. It does not call itself, unlike what reads trees later. */
function isTooDeep(tree: Root): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth < most.levels && level.length > 0; depth++) {
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return level.length > 0;
}

const refused = (reason: string): Body => ({
  tree: {type: 'root', children: []},
  mdxProblems: [{line: 1, reason}],
});

function readBody(source: string): Body {
  if (Buffer.byteLength(source) > most.bytes) {
    return refused(tooLong);
  }
  // This covers what Docusaurus allows in addition to MDX (`markdown.mdx1Compat` of its configuration).
  const text = escapeMarkdownHeadingIds(readable(source));
  try {
    const tree = processor.parse(text);
    return isTooDeep(tree) ? refused(tooDeep) : {tree: placed(tree), mdxProblems: []};
  } catch {
    const problems = mdxProblems(withoutConflicts(text), (part) => processor.parse(part));
    return {tree: {type: 'root', children: []}, mdxProblems: problems};
  }
}

/**
 * Parses a file's text. Never throws: problems are stored in the page. The body is parsed on demand, because that
 * takes time.
 */
export function parsePage(file: string, text: string): Page {
  const written = plainText(text);
  const source = written.normalize('NFC');
  let body: Body | undefined;
  const readOnce = () => (body ??= readBody(source));
  return {
    file: file.normalize('NFC'),
    storedAs: file,
    source,
    written,
    isPartial: isPartial(file),
    ...readFrontMatter(source),
    get tree() {
      return readOnce().tree;
    },
    get mdxProblems() {
      return readOnce().mdxProblems;
    },
  };
}
