import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {load} from 'js-yaml';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {explainUnreadable} from '../../../src/frontMatter/unreadable';
import type {FrontMatterProblem} from '../../../src/frontMatter/validate';
import {isPartial} from '../../../src/text/isPartial';

/** A page or partial of a manual, read from its source. */
export interface Page {
  /** Path from the project's root, with slashes, in composed Unicode. */
  file: string;
  source: string;
  /** Part of other pages: its name begins with an underscore, and it has no front matter. */
  isPartial: boolean;
  /** Empty where it is missing or cannot be read; see `frontMatterProblem`. */
  frontMatter: Record<string, unknown>;
  /** Why the lines between the two `---` could not be read. */
  frontMatterProblem?: FrontMatterProblem;
  readonly tree: Root;
  /** Why the body could not be read as MDX; the tree is empty then. */
  readonly mdxProblem?: {line: number; reason: string};
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

function readFrontMatter(source: string): Pick<Page, 'frontMatter' | 'frontMatterProblem'> {
  const head = /^---[ \t]*(\r?\n[\s\S]*?)\r?\n---/.exec(source)?.[1];
  try {
    const values = head === undefined ? null : (load(head) ?? null);
    // A text or a list is no head: its keys would be the letters' numbers.
    return typeof values === 'object' && !Array.isArray(values)
      ? {frontMatter: (values ?? {}) as Record<string, unknown>}
      : {frontMatter: {}, frontMatterProblem: explainUnreadable({mark: {line: 1}}, source)};
  } catch (error) {
    return {frontMatter: {}, frontMatterProblem: explainUnreadable(error, source)};
  }
}

type Body = Pick<Page, 'tree' | 'mdxProblem'>;

/** Addresses that became links by themselves, and the texts around them, may have no place; their parents have. */
function placed(tree: Root): Root {
  visit(tree, (node, _index, parent) => {
    node.position ??= parent?.position;
  });
  return tree;
}

function readBody(source: string): Body {
  try {
    // What Docusaurus allows on top of MDX (`markdown.mdx1Compat` of its configuration).
    return {tree: placed(processor.parse(escapeMarkdownHeadingIds(source)))};
  } catch (error) {
    const {line, reason = String(error)} = error as {line?: number; reason?: string};
    // Some messages carry the place at their end only: «… (12:1-12:8)».
    const [, before = reason, placed] = /^(.*?) \((\d+):[\d:-]+\)/.exec(reason) ?? [];
    return {
      tree: {type: 'root', children: []},
      mdxProblem: {line: Number(placed ?? line ?? 1), reason: before},
    };
  }
}

/**
 * Reads a file's text. Never throws: what cannot be read is in the page's
 * problems. The body is read when it is asked for, which takes its time.
 */
export function parsePage(file: string, text: string): Page {
  // Some programs of Windows begin a file with a byte order mark, which the build skips as well.
  const source = text.replace(/^\uFEFF/, '');
  let body: Body | undefined;
  const readOnce = () => (body ??= readBody(source));
  return {
    file: file.normalize('NFC'),
    source,
    isPartial: isPartial(file),
    ...readFrontMatter(source),
    get tree() {
      return readOnce().tree;
    },
    get mdxProblem() {
      return readOnce().mdxProblem;
    },
  };
}
