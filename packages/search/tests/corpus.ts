import {createEngine, type Engine} from '../src/engine/engine';
import {buildIndex} from '../src/index/build';
import type {SearchRecord} from '../src/records/record';
import type {Block} from '../src/records/blocks';
import {recordsOf} from '../src/records/records';

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

function headingBlock(heading: string): Block {
  const text = heading.replace(/^# /, '');
  return {kind: 'heading', level: text === heading ? 2 : 3, id: anchorOf(text), text};
}

function textBlock(line: string): Block {
  const text = line.replace(/^→ /, '');
  return {kind: 'text', text, isSignpost: text !== line};
}

function blocks(texts: Record<string, string[]>): Block[] {
  return Object.entries(texts).flatMap(([heading, lines]) => [
    ...(heading ? [headingBlock(heading)] : []),
    ...lines.map(textBlock),
  ]);
}

/** The records of pages given by path. */
export function corpusRecords(pages: Record<string, CorpusPage>): SearchRecord[] {
  return Object.entries(pages).flatMap(([path, page]) =>
    recordsOf(
      {
        title: page.title,
        keywords: page.keywords ?? [],
        categories: [],
        description: '',
        language: page.language ?? 'de-CH',
        version: page.version ?? 'current',
        tag: page.tag ?? 'docs-a-current',
        isCategory: page.isCategory ?? false,
        blocks: blocks(page.texts ?? {}),
      },
      origin + path,
      page.group ?? 'Handbuch',
      page.questions,
    ),
  );
}

/** The files of an index in memory, by name. */
export function corpusFiles(pages: Record<string, CorpusPage>, synonyms = ''): Map<string, string> {
  const files = buildIndex(corpusRecords(pages), synonyms, origin, 'manifest.json');
  return new Map(files.map(({name, content}) => [name, content]));
}

/** An engine over pages given by path. */
export function corpusEngine(pages: Record<string, CorpusPage>, synonyms = ''): Engine {
  const files = corpusFiles(pages, synonyms);
  const read = async (name: string) => JSON.parse(files.get(name) ?? '');
  return createEngine({source: {manifest: () => read('manifest.json'), file: read}});
}
