import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {grammars} from './infoString';

loadLanguages([...new Set([...grammars.values()].filter((name) => name !== null))]);

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Code as HTML with Prism's `token` classes; without colours where the language has no grammar. */
export function highlight(code: string, language: string | undefined): string {
  const name = language && grammars.get(language);
  const grammar = name && Prism.languages[name];
  return name && grammar
    ? Prism.highlight(code, grammar, name)
    : code.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}
