import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {readXml} from './xml';

interface Relation {
  type: string;
  target: string;
}

/** The files in a Word document. */
export class Parts {
  /** The name of the file with the text. */
  readonly main: string;
  private readonly files: Record<string, Uint8Array>;
  private readonly relations = new Map<string, Relation>();

  /** Throws for a file that is no archive or has no text in it. */
  constructor(archive: Uint8Array) {
    this.files = unzipSync(archive);
    const main = Object.keys(this.files).find((name) => /^word\/document\d*\.xml$/.test(name));
    if (main === undefined) {
      throw new Error('The archive contains no Word document.');
    }
    this.main = main;
    this.read(`word/_rels/${path.posix.basename(main)}.rels`)?.('Relationship').each(
      (_, {attribs}) => {
        const target = attribs.Target ?? '';
        this.relations.set(attribs.Id ?? '', {
          type: path.posix.basename(attribs.Type ?? ''),
          target: path.posix.join(target.startsWith('/') ? '' : 'word', target).replace(/^\//, ''),
        });
      },
    );
  }

  /** Returns the content of a file, or undefined if it is missing. */
  read(name: string | undefined): CheerioAPI | undefined {
    const file = name === undefined ? undefined : this.files[name];
    return file && readXml(strFromU8(file));
  }

  /** Returns the file that the text refers to by an id. */
  byId(id: string | undefined): CheerioAPI | undefined {
    return this.read(this.relations.get(id ?? '')?.target);
  }

  /** Returns the names of the files of a kind that belong to the text: `styles`, `header`. */
  names(type: string): string[] {
    const related = [...this.relations.values()].filter((relation) => relation.type === type);
    const found = related.map(({target}) => target).filter((name) => this.files[name]);
    const usual = `word/${type}.xml`;
    return found.length === 0 && this.files[usual] ? [usual] : [...new Set(found)];
  }

  /** Returns the first file of a kind. */
  ofType(type: string): CheerioAPI | undefined {
    return this.read(this.names(type)[0]);
  }

  /** Replaces a file. */
  write(name: string, $: CheerioAPI): void {
    this.files[name] = strToU8($.xml());
  }

  /** Returns the document as a file. */
  archive(): Buffer {
    return Buffer.from(zipSync(this.files, {level: 0}));
  }
}
