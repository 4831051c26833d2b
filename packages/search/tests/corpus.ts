import type {PageModel, PageSection} from '@portal/content/page/model';
import {wholePage} from '@portal/content/questions';
import {createEngine, type Engine} from '../src/engine/engine';
import {buildIndex} from '../src/plugin/build';

/**
 * A page in short: its texts by heading; texts under `''` stand before the first heading. A heading
 * with `# ` in front lies one level deeper, a text with `→ ` in front mainly leads to another place.
 */
export interface CorpusPage {
  title: string;
  keywords?: string[];
  tag?: string;
  language?: string;
  group?: string;
  isCategory?: boolean;
  version?: string;
  /** Readers' questions by section. */
  questions?: Record<string, string[]>;
  texts?: Record<string, string[]>;
}

export const origin = 'https://handbuch.example.ch';

const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

/** The sections of a page in short. The first is the page itself. */
function sectionsOf({title, texts = {}, questions = {}}: CorpusPage): PageSection[] {
  return Object.entries<string[]>({'': [], ...texts}).map(([written, lines]) => {
    const heading = written.replace(/^# /, '');
    const id = written === '' ? null : anchorOf(heading);
    return {
      id,
      level: written === '' ? 1 : heading === written ? 2 : 3,
      heading: written === '' ? title : heading,
      isQuestion: false,
      questions: questions[id ?? wholePage] ?? [],
      texts: lines.map((line) => {
        const text = line.replace(/^→ /, '');
        return {text, isSignpost: text !== line};
      }),
      instructions: [],
    };
  });
}

/** Pages given by path, as the build reads them. */
export function corpusPages(pages: Record<string, CorpusPage>): PageModel[] {
  return Object.entries(pages).map(([path, page]) => ({
    route: path,
    source: null,
    url: origin + path,
    manual: null,
    manualName: page.group ?? 'Handbuch',
    version: page.version ?? 'current',
    tag: page.tag ?? 'docs-a-current',
    language: page.language ?? 'de-CH',
    title: page.title,
    description: '',
    keywords: page.keywords ?? [],
    categories: [],
    breadcrumbs: [],
    isCategory: page.isCategory ?? false,
    sections: sectionsOf(page),
    markdown: '',
  }));
}

/** The files of an index in memory, by name. */
export function corpusFiles(pages: Record<string, CorpusPage>, synonyms = ''): Map<string, string> {
  const words = {synonyms, consequences: 'lösch, entfern'};
  const files = buildIndex(corpusPages(pages), words, origin, 'manifest.json');
  return new Map(files.map(({name, content}) => [name, content]));
}

/** An engine over pages given by path. */
export function corpusEngine(pages: Record<string, CorpusPage>, synonyms = ''): Engine {
  const files = corpusFiles(pages, synonyms);
  const read = async (name: string) => JSON.parse(files.get(name) ?? '');
  return createEngine({source: {manifest: () => read('manifest.json'), file: read}});
}
