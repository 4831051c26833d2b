import {Prism} from 'prism-react-renderer';
import {escapeHtml} from '@portal/common/text/escapeHtml';
import {grammars} from './infoString';

// The way in which the theme adds languages: their files extend a global `Prism`.
Object.assign(globalThis, {Prism});
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would run before the line above
require('prismjs/components/prism-bash');
Reflect.deleteProperty(globalThis, 'Prism');

/** Returns code as HTML with Prism's `token` classes; without colours where the language has no grammar. */
export function highlight(code: string, language: string | undefined): string {
  const name = language && grammars.get(language);
  const grammar = name && Prism.languages[name];
  return name && grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
}
