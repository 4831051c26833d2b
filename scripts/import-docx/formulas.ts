import type {Element} from 'domhandler';
import {below, childElements, isElement, runXml} from './xml';

/** A piece of a formula in a line of text. */
interface Piece {
  text: string;
  place?: 'superscript' | 'subscript';
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join('');
const plain = (text: string): Piece => ({text});

/** Returns pieces in brackets if they are more than one number or letter. */
function bracketed(pieces: Piece[]): Piece[] {
  return /^[\p{L}\p{N}.,]*$/u.test(textOf(pieces)) ? pieces : [plain('('), ...pieces, plain(')')];
}

const raised = (pieces: Piece[], place: Piece['place']): Piece[] => [{text: textOf(pieces), place}];

/** Returns a part of a formula in one line: fractions as (a)/(b), roots as √(a), matrices by rows. */
function lined(node: Element): Piece[] {
  const part = (name: string): Piece[] => {
    const found = below(node, name);
    return found ? inside(found) : [];
  };
  const property = (group: string, name: string, fallback: string): string =>
    below(node, group, name)?.attribs['m:val'] ?? fallback;
  const parts = (name: string) => childElements(node, name).map(inside);
  switch (node.name) {
    case 'm:t':
      return [plain(node.children.map((child) => ('data' in child ? child.data : '')).join(''))];
    case 'm:f':
      return [...bracketed(part('m:num')), plain('/'), ...bracketed(part('m:den'))];
    case 'm:sSup':
      return [...part('m:e'), ...raised(part('m:sup'), 'superscript')];
    case 'm:sSub':
      return [...part('m:e'), ...raised(part('m:sub'), 'subscript')];
    case 'm:sSubSup':
      return [
        ...part('m:e'),
        ...raised(part('m:sub'), 'subscript'),
        ...raised(part('m:sup'), 'superscript'),
      ];
    case 'm:rad':
      return [...raised(part('m:deg'), 'superscript'), plain('√'), ...bracketed(part('m:e'))];
    case 'm:nary':
      return [
        plain(property('m:naryPr', 'm:chr', '∫')),
        ...raised(part('m:sub'), 'subscript'),
        ...raised(part('m:sup'), 'superscript'),
        plain(' '),
        ...part('m:e'),
      ];
    case 'm:d': {
      const between = plain(property('m:dPr', 'm:sepChr', '|'));
      const terms = parts('m:e').flatMap((term, index) => (index > 0 ? [between, ...term] : term));
      return [
        plain(property('m:dPr', 'm:begChr', '(')),
        ...terms,
        plain(property('m:dPr', 'm:endChr', ')')),
      ];
    }
    case 'm:mr':
      return parts('m:e').flatMap((cell) => [...cell, plain(' ')]);
    case 'm:m':
      return childElements(node, 'm:mr').flatMap((row, index) => [
        ...(index > 0 ? [plain('; ')] : []),
        ...lined(row),
      ]);
    default:
      return inside(node);
  }
}

function inside(node: Element): Piece[] {
  return node.children
    .filter((child) => isElement(child))
    .filter(({name}) => !name.endsWith('Pr'))
    .flatMap(lined)
    .filter(({text}) => text !== '');
}

/** Returns the text of a formula in one line. */
export const formulaText = (formula: Element): string => textOf(lined(formula));

/** Returns a formula as runs of ordinary text, with what is raised and lowered. */
export const formulaRuns = (formula: Element): string =>
  lined(formula)
    .map(({text, place}) => runXml(text, place ? `<w:vertAlign w:val="${place}"/>` : ''))
    .join('');
