import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {strFromU8, unzipSync, type UnzipFileInfo} from 'fflate';
import {checkFile, checkSum} from './limits';
import {readXml} from './xml';

interface Relation {
  type: string;
  /** The name of a file, or an address. */
  target: string;
}

/** The files in a Word document. */
export class Parts {
  /** The name of the file with the text. */
  readonly main: string;
  /** The files by their names: `word/media/image1.png`. */
  readonly files: Readonly<Record<string, Uint8Array>>;

  /** Throws for a file that is no archive, is too large or has no text in it. */
  constructor(archive: Uint8Array) {
    let sum = archive.length;
    const filter = (file: UnzipFileInfo): boolean => {
      const isRead = /^word\/(?!embeddings\/|fonts\/)/.test(file.name);
      if (isRead) {
        sum += file.originalSize;
        checkFile(file);
        checkSum(sum);
      }
      return isRead;
    };
    this.files = unzipSync(archive, {filter});
    const main = Object.keys(this.files).find((name) => /^word\/document\d*\.xml$/.test(name));
    if (main === undefined) {
      throw new Error('The archive contains no Word document.');
    }
    this.main = main;
  }

  /** Returns the content of a file, or undefined if it is missing. */
  read(name: string | undefined): CheerioAPI | undefined {
    const file = name === undefined ? undefined : this.files[name];
    return file && readXml(strFromU8(file));
  }

  /** Returns what a file refers to, by the ids that it uses. */
  relations(name: string): Map<string, Relation> {
    const {dir, base} = path.posix.parse(name);
    const found = this.read(`${dir}/_rels/${base}.rels`)?.('Relationship').toArray() ?? [];
    return new Map(
      found.map(({attribs: {Id = '', Type = '', Target = '', TargetMode}}) => {
        const file = path.posix.resolve('/', dir, Target).slice(1);
        const target = TargetMode === 'External' ? Target : file;
        return [Id, {type: path.posix.basename(Type), target}];
      }),
    );
  }

  /** Returns the names of the files of a kind that belong to the text: `styles`, `header`. */
  names(type: string): string[] {
    const found = [...this.relations(this.main).values()]
      .filter((relation) => relation.type === type && this.files[relation.target])
      .map(({target}) => target);
    const usual = `word/${type}.xml`;
    return found.length === 0 && this.files[usual] ? [usual] : [...new Set(found)];
  }

  /** Returns the first file of a kind. */
  ofType(type: string): CheerioAPI | undefined {
    return this.read(this.names(type)[0]);
  }
}
