import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

/** Names of Prism's grammars by the name that stands behind the three backticks. */
const grammars: Record<string, string> = {
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  css: 'css',
  js: 'javascript',
  javascript: 'javascript',
  json: 'json',
  yaml: 'yaml',
  sh: 'bash',
  bash: 'bash',
};

/** Languages without colours. */
const plain = ['text', 'txt', 'csv'];

loadLanguages([...new Set(Object.values(grammars))]);

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/**
 * Code as HTML with Prism's `token` classes. No language or `text` gives the
 * code without colours; an unknown language throws and names the known ones.
 */
export function highlight(code: string, language: string | undefined): string {
  if (language === undefined || plain.includes(language)) {
    return code.replace(/[&<>]/g, (character) => escapes[character] ?? character);
  }
  const name = grammars[language];
  const grammar = name && Prism.languages[name];
  if (!name || !grammar) {
    const known = [...Object.keys(grammars), ...plain].join(', ');
    throw new Error(
      `The language "${language}" of a code block is not known. Known are: ${known}. Use one of them, or add the language to src/rehype/highlight.ts.`,
    );
  }
  return Prism.highlight(code, grammar, name);
}
