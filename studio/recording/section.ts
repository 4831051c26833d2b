/** Writes the list of a recording into a page. */
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import {asciiName} from '@portal/common/text/asciiName';
import {toString} from 'mdast-util-to-string';
import {folderInSection, sectionOf} from '@portal/content/source/sections';
import type {Page} from '@portal/content/source/page';
import type {Site} from '@portal/content/source/site';
import {newPage} from '../../scripts/new-page/page';
import {RecordingError} from './recording';

/** Where the list goes. */
export interface Goal {
  /** Path of the page, without ending: `webkit-smart/grundlagen/medien`. */
  page: string;
  /** Title of the recording. */
  title: string;
  /** Mark of a heading that is there. Otherwise the title becomes a heading. */
  below?: string;
}

/** Headings of what comes after all tasks of a page. */
const last = /^(?:Häufige Fragen|Fragen|Wenn |Wie weiter|Weiter)/;

const introduction = 'TODO Wozu macht man das, und was hat man danach?';

/** The headings of a page with their marks and the places where they begin and end in its source. */
const headingsOf = ({tree}: Page) =>
  tree.children.flatMap((node) => {
    if (node.type !== 'heading') {
      return [];
    }
    const {id, text} = parseMarkdownHeadingId(toString(node), 'classic');
    return [{id, text, depth: node.depth, start: node.position!.start.offset!}];
  });

/**
 * Returns a page with a list, and the mark of the heading above it. Throws a {@link RecordingError} if there is no such
 * heading, and an error for editors if there can be no such page.
 */
export function pageWith(
  list: (title?: string) => string,
  {page: name, title, below}: Goal,
  site: Site,
): {file: string; content: string; section: string} {
  const file = `${name}.mdx`;
  const id = below ?? asciiName(title);
  const page = site.pages.get(file);
  const section = (heading: string) => `## ${heading} {#${id}}\n\n${introduction}\n\n${list()}`;
  if (!page) {
    const [base = ''] = name.split('/').slice(-1);
    const folder = folderInSection(file);
    const wish = {section: sectionOf(file), folder, type: 'aufgabe', title, name: base} as const;
    const {content} = newPage(
      wish,
      site,
      `${introduction}\n\n## TODO Überschrift {#${id}}\n\n${list()}`,
    );
    // The walk says when and in what it was checked.
    return {
      file,
      section: id,
      content: content.replace(/# Nur, wenn Sie.*\ngeprueft: .*\nmit: .*\n/, ''),
    };
  }
  const headings = headingsOf(page);
  const insert = (at: number, text: string) => {
    const [before, after] = [page.source.slice(0, at).trimEnd(), page.source.slice(at).trimStart()];
    return {file, section: id, content: `${before}\n\n${text}${after ? `\n${after}` : ''}`};
  };
  if (below === undefined) {
    if (headings.some((heading) => heading.id === id)) {
      throw new RecordingError(
        `Auf ${file} gibt es «${id}» schon → Geben Sie der Aufnahme einen anderen Titel, oder schreiben Sie --unter ${id}.`,
      );
    }
    const next = headings.find(({depth, text}) => depth === 2 && last.test(text));
    return insert(next?.start ?? page.source.length, section(title));
  }
  const index = headings.findIndex((heading) => heading.id === below);
  if (index < 0) {
    const known = headings.flatMap((heading) => heading.id ?? []).join(', ');
    throw new RecordingError(
      `Auf ${file} hat keine Überschrift die Marke «${below}» → Es gibt: ${known}.`,
    );
  }
  return insert(headings[index + 1]?.start ?? page.source.length, list(title));
}
