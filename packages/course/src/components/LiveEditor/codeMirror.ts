import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {css} from '@codemirror/lang-css';
import {html} from '@codemirror/lang-html';
import {javascript} from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {Annotation, EditorState, type Extension} from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import type {Pane} from '../../project';
import {letTabGo} from './letTabGo';
import {typeOver} from './typeOver';

/** Marks a change that was not typed here: from another editor of the page, or a reset. */
const fromOutside = Annotation.define<true>();

const languages: Record<Pane, () => Extension> = {
  // Trainees also copy end tags, so an automatic one would appear twice.
  html: () => html({autoCloseTags: false}),
  css,
  js: javascript,
};

/** The editor's own texts in German. */
const phrases = {Completions: 'Vorschläge', 'Selection deleted': 'Auswahl gelöscht'};

/** Returns a colour of code blocks, or one that only the editor has. */
const color = (name: string) => `var(--portal-code-${name})`;
const ownColor = (name: string) => `var(--course-code-${name})`;

const highlight = HighlightStyle.define([
  {tag: [tags.tagName, tags.keyword, tags.modifier], color: ownColor('keyword')},
  {tag: [tags.attributeName, tags.propertyName, tags.className], color: color('name')},
  {tag: [tags.string, tags.attributeValue, tags.special(tags.string)], color: color('string')},
  {
    tag: [tags.number, tags.bool, tags.unit, tags.color, tags.atom, tags.null],
    color: color('value'),
  },
  {tag: tags.comment, color: color('comment'), fontStyle: 'italic'},
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: ownColor('function'),
  },
]);

const theme = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '0.95rem',
    backgroundColor: 'transparent',
    color: 'var(--portal-text)',
  },
  '&.cm-focused': {outline: '3px solid var(--portal-focus)', outlineOffset: '-3px'},
  '.cm-scroller': {fontFamily: 'var(--portal-font-mono)', lineHeight: '1.55', overflow: 'auto'},
  '.cm-content': {caretColor: 'var(--portal-text)'},
  '.cm-cursor': {borderLeftColor: 'var(--portal-text)', borderLeftWidth: '2px'},
  '.cm-gutters': {
    backgroundColor: 'var(--portal-surface-sunken)',
    color: 'var(--portal-text-muted)',
    borderRight: '1px solid var(--portal-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'var(--course-code-line)'},
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--portal-accent-soft)',
    outline: '1px solid var(--portal-accent)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--portal-surface)',
    border: '1px solid var(--portal-line-strong)',
    color: 'var(--portal-text)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--portal-accent)',
    color: 'var(--portal-on-accent)',
  },
});

interface Options {
  pane: Pane;
  text: string;
  /** Name for screen readers. */
  label: string;
  /** Id of the sentence that says how to leave the editor by keyboard. */
  describedBy: string;
  /** Called with the whole text when someone has typed. */
  onChange: (text: string) => void;
}

/** Creates a code editor in `parent`. Tab indents. Escape and then Tab leaves the editor. */
export function createEditor(parent: HTMLElement, options: Options): EditorView {
  const {pane, text, label, describedBy, onChange} = options;
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        // This comes before the extension that would insert another bracket.
        EditorView.inputHandler.of((view, from, to, typed) => {
          const change = view.composing ? null : typeOver(view.state, from, to, typed);
          if (change) view.dispatch(change);
          return change !== null;
        }),
        closeBrackets(),
        autocompletion({icons: false}),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        letTabGo(),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        languages[pane](),
        syntaxHighlighting(highlight),
        EditorView.lineWrapping,
        EditorState.phrases.of(phrases),
        EditorState.tabSize.of(2),
        theme,
        EditorView.contentAttributes.of({
          // An editable element takes the focus anyway. This is for code that reads the attribute.
          tabindex: '0',
          'aria-label': label,
          'aria-describedby': describedBy,
          autocapitalize: 'off',
          autocorrect: 'off',
          spellcheck: 'false',
          translate: 'no',
        }),
        EditorView.updateListener.of((update) => {
          const isTyped = update.transactions.some(
            (change) => change.docChanged && !change.annotation(fromOutside),
          );
          if (isTyped) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
}

/** Replaces the text of an editor if it differs. */
export function replaceText(view: EditorView, text: string): void {
  const length = view.state.doc.length;
  if (view.state.doc.toString() === text) return;
  view.dispatch({changes: {from: 0, to: length, insert: text}, annotations: fromOutside.of(true)});
}

/** Moves the cursor to the start of a line (from 1) and shows it. */
export function goToLine(view: EditorView, line: number): void {
  const {doc} = view.state;
  const target = doc.line(Math.min(Math.max(line, 1), doc.lines));
  view.dispatch({
    selection: {anchor: target.from},
    effects: EditorView.scrollIntoView(target.from, {y: 'center'}),
  });
  view.focus();
}
