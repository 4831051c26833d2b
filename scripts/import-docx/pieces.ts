import type {PhrasingContent} from 'mdast';
import {textElement} from '@portal/content/mdx/mdx';
import {plain, swiss} from './swiss';

/** Words of a line with the same marks, from the outermost: an address, `strong`, `sup`. `code` is not shown. */
export interface Piece {
  text: string;
  marks: readonly string[];
}

/** Returns the outer marks that two pieces have in common. */
function common(one: Piece | undefined, other: Piece): string[] {
  const end = other.marks.findIndex((mark, index) => mark !== one?.marks[index]);
  return end < 0 ? [...other.marks] : other.marks.slice(0, end);
}

/** Joins pieces with the same marks. */
function joined(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = [];
  for (const {text, marks} of pieces.filter((piece) => piece.text !== '')) {
    const last = made.at(-1);
    if (last?.marks.join(' ') === marks.join(' ')) {
      last.text += text;
    } else {
      made.push({text, marks});
    }
  }
  return made;
}

/** Writes the pieces of a line as Swiss texts are written, but not code. */
function inSwiss(pieces: readonly Piece[]): Piece[] {
  const texts = pieces.map(({text, marks}) => ({
    text: plain(text),
    isCode: marks.includes('code'),
    marks: marks.filter((mark) => mark !== 'code'),
  }));
  const line = texts.map(({text, isCode}) => (isCode ? 'x'.repeat(text.length) : text)).join('');
  const made = swiss(line);
  return texts.map(({text, isCode, marks}) => {
    const written = made.splice(0, text.length).join('');
    return {text: isCode ? text : written, marks};
  });
}

/** Moves spaces at the ends of marks out of them, because Markdown does not allow them there. */
function withSpacesOutside(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(piece.text) ?? [];
    const [previous, next] = [pieces[index - 1], pieces[index + 1]];
    return text === ''
      ? [{text: before, marks: common(previous, {text, marks: common(next, piece)})}]
      : [
          {text: before, marks: common(previous, piece)},
          {text, marks: piece.marks},
          {text: after, marks: common(next, piece)},
        ];
  });
}

function marked(mark: string, children: PhrasingContent[]): PhrasingContent {
  switch (mark) {
    case 'strong':
    case 'emphasis':
    case 'delete':
      return {type: mark, children};
    case 'sup':
    case 'sub':
      return textElement(mark, {}, children);
    default:
      return {type: 'link', url: mark, children};
  }
}

function nested(pieces: readonly Piece[]): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  for (let index = 0; index < pieces.length;) {
    const mark = pieces[index]!.marks[0];
    const rest = pieces.slice(index);
    const end = rest.findIndex(({marks}) => marks[0] !== mark);
    const group = end < 0 ? rest : rest.slice(0, end);
    index += group.length;
    made.push(
      mark === undefined
        ? {type: 'text', value: group.map(({text}) => text).join('')}
        : marked(mark, nested(group.map(({text, marks}) => ({text, marks: marks.slice(1)})))),
    );
  }
  return made;
}

/** Returns the pieces of a line as Markdown, without spaces around them. A line without words is empty. */
export function phrasing(pieces: readonly Piece[]): PhrasingContent[] {
  const words = joined(withSpacesOutside(inSwiss(joined(pieces))));
  if (words[0]) words[0].text = words[0].text.trimStart();
  const last = words.at(-1);
  if (last) last.text = last.text.trimEnd();
  const filled = words.filter(({text}) => text !== '');
  const text = filled.map((piece) => piece.text).join('');
  // MDX takes such a line for its own.
  return /^(?:import|export)\s/.test(text) ? [{type: 'inlineCode', value: text}] : nested(filled);
}
