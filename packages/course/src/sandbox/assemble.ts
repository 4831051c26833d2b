import {htmlLanguage} from '@codemirror/lang-html';
import type {SyntaxNode} from '@lezer/common';
import {lineAt} from '@portal/common/text/lineAt';
import {fileNames, panes, type Project} from '../project';
import {guardLoops} from './guards';
import type {Assembled, ScriptPart} from './protocol';

interface Replacement {
  from: number;
  to: number;
  text: string;
}

interface Attribute {
  name: string;
  value: string;
  /** Range of the value with its quotes. */
  from: number;
  to: number;
}

const htmlFile = panes.indexOf('html');
const jsFile = panes.indexOf('js');

function attributesOf(tag: SyntaxNode, html: string): Attribute[] {
  return tag.getChildren('Attribute').map((attribute) => {
    const name = attribute.getChild('AttributeName');
    const value =
      attribute.getChild('AttributeValue') ?? attribute.getChild('UnquotedAttributeValue');
    return {
      name: name ? html.slice(name.from, name.to).toLowerCase() : '',
      value: value ? html.slice(value.from, value.to).replace(/^(["'])(.*)\1$/s, '$2') : '',
      from: value?.from ?? attribute.to,
      to: value?.to ?? attribute.to,
    };
  });
}

/** Returns whether an address, as typed, refers to that file beside index.html. */
function means(address: string | undefined, file: string): boolean {
  return address?.trim().replace(/^(\.\/)+/, '') === file;
}

/**
 * Returns the three files as one page for the frame: a link to style.css becomes a style element, scripts become
 * parts that the frame turns into blobs (so that errors keep file and line), and loops get their guard. Files that
 * index.html does not link are left out, as in a browser.
 */
export function assemble(project: Project): Assembled {
  const {html} = project;
  const replacements: Replacement[] = [];
  const scripts: ScriptPart[] = [];
  const attributesByTag = (tag: SyntaxNode) => {
    const list = attributesOf(tag, html);
    return {list, get: (name: string) => list.find((entry) => entry.name === name)};
  };

  function addScript(text: string, file: string): string {
    const token = `course-script-${scripts.length}-`;
    scripts.push({token, file, text});
    return `"${token}" data-file="${file}"`;
  }

  /** Returns whether the link has made way for the style sheet. */
  function visitLink(tag: SyntaxNode): boolean {
    const {get} = attributesByTag(tag);
    const isSheet = /(^|\s)stylesheet(\s|$)/i.test(get('rel')?.value ?? '');
    if (!isSheet || !means(get('href')?.value, fileNames.css)) return false;
    const media = get('media')?.value.replace(/"/g, '');
    const css = project.css.replace(/<\/(style)/gi, '<\\/$1');
    replacements.push({
      from: tag.from,
      to: tag.to,
      text: `<style data-file="${fileNames.css}"${media ? ` media="${media}"` : ''}>${css}</style>`,
    });
    return true;
  }

  function visitScript(tag: SyntaxNode) {
    const {get} = attributesByTag(tag);
    const src = get('src');
    if (src) {
      if (!means(src.value, fileNames.js)) return;
      const text = addScript(guardLoops(project.js, jsFile), fileNames.js);
      replacements.push({from: src.from, to: src.to, text});
      return;
    }
    const close = tag.parent?.getChild('CloseTag');
    const type = get('type')?.value ?? '';
    if (!close || !/^(module|(text|application)\/javascript)?$/i.test(type)) return;
    const line = lineAt(html, tag.to);
    const code = guardLoops(html.slice(tag.to, close.from), htmlFile, line);
    const source = addScript('\n'.repeat(line - 1) + code, fileNames.html);
    replacements.push({from: tag.to - 1, to: close.from, text: ` src=${source}>`});
  }

  /**
   * Removes lazy loading: the browser uses the portal's window for it, where a check's frame is out of view, so its
   * pictures would never load.
   */
  function visitPicture(tag: SyntaxNode) {
    const loading = attributesByTag(tag).get('loading');
    if (loading?.value.toLowerCase() !== 'lazy') return;
    replacements.push({from: loading.from, to: loading.to, text: '"eager"'});
  }

  function visitHandlers(tag: SyntaxNode) {
    for (const {name, value, from, to} of attributesByTag(tag).list) {
      if (!name.startsWith('on') || !/\bfor\b|\bwhile\b|=>|\bfunction\b/.test(value)) continue;
      const quote = html[from] === "'" ? "'" : '"';
      const guarded = guardLoops(value, htmlFile, lineAt(html, from));
      replacements.push({from, to, text: quote + guarded + quote});
    }
  }

  htmlLanguage.parser.parse(html).iterate({
    enter({name, node}) {
      if (name !== 'OpenTag' && name !== 'SelfClosingTag') return;
      const tagName = node.getChild('TagName');
      const tag = tagName ? html.slice(tagName.from, tagName.to).toLowerCase() : '';
      if (tag === 'link' && visitLink(node)) return;
      if (tag === 'script') visitScript(node);
      else if (tag === 'img') visitPicture(node);
      visitHandlers(node);
    },
  });

  let result = '';
  let done = 0;
  for (const {from, to, text} of replacements.sort((a, b) => a.from - b.from)) {
    result += html.slice(done, from) + text;
    done = to;
  }
  return {html: result + html.slice(done), scripts, files: panes.map((pane) => fileNames[pane])};
}
