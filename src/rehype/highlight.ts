import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {escapeHtml} from '../text/escapeHtml';
import {grammars} from './infoString';

loadLanguages([...new Set([...grammars.values()].filter((name) => name !== null))]);

/** Code as HTML with Prism's `token` classes; without colours where the language has no grammar. */
export function highlight(code: string, language: string | undefined): string {
  const name = language && grammars.get(language);
  const grammar = name && Prism.languages[name];
  return name && grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
}
