import type {Element} from 'domhandler';
import type {Part} from './document';
import {quoted, type Hints} from './hints';
import {Places} from './places';
import {ownText, shownText} from './shownText';
import {codeBorders, missingCharacter} from './symbols';
import {isFrame, isSimple} from './tables';
import {isShown} from './unseen';
import {all, below, childElements, closest, named, textIn, toggle, valueBelow} from './xml';

/** Something that a page shows otherwise than Word, or not at all. */
interface Kind {
  /** The names of the elements. */
  elements: readonly string[];
  /** Which of them it is about; all if it is missing. */
  is?: (node: Element, part: Part) => boolean;
  /** Whether Word does not show them. */
  isUnseen?: true;
  problem: string;
  remedy: string;
}

const hasText = (node: Element, part: Part): boolean => shownText(node, part).trim() !== '';
const has = (node: Element, part: Part, ...names: string[]): boolean =>
  part.$(node).find(named(...names)).length > 0;
const isHeading = (node: Element | undefined, {styles}: Part): boolean =>
  node !== undefined && styles.headingLevel(node) !== undefined;
const isColoured = (colour: string | undefined): boolean =>
  !/^(?:auto|none|([\dA-F]{2})\1\1)$/i.test(colour ?? 'auto');
const isShaded = (properties: Element | undefined): boolean =>
  !/^(?:auto|FFFFFF)$/i.test(below(properties, 'w:shd')?.attribs['w:fill'] ?? 'auto');

const kinds: readonly Kind[] = [
  {
    elements: ['w:r', 'm:r', 'w:tr'],
    is: (node, {styles}) =>
      node.name === 'w:tr'
        ? (toggle(below(node, 'w:trPr'), 'w:hidden') ?? false)
        : styles.isHidden(node) &&
          childElements(node).some(({name}) => !/^w:(?:rPr|fldChar|instrText)$/.test(name)),
    isUnseen: true,
    problem: 'Verborgener Text ist nicht übernommen',
    remedy:
      'Soll er auf die Seite, machen Sie ihn in Word sichtbar, und importieren Sie noch einmal.',
  },
  {
    elements: ['w:ins', 'w:del', 'w:moveTo', 'w:moveFrom', 'w:commentReference'],
    is: (node, {$}) => node.name === 'w:commentReference' || $(node).text().trim() !== '',
    isUnseen: true,
    problem:
      'Das Dokument hat Kommentare oder offene Änderungen: Eingefügtes ist übernommen, Gelöschtes und Kommentare nicht',
    remedy: 'Erledigen Sie sie in Word, und importieren Sie im Zweifel noch einmal.',
  },
  {
    elements: ['w:instrText', 'w:fldSimple', 'w:pgNum', 'w:p'],
    is: (node, part) =>
      node.name === 'w:p'
        ? // Typed by hand: «siehe Seite 7», «S. 12».
          /(?<![\p{L}\d])(?:Seiten?|S\.)\s+\d/u.test(shownText(node, part))
        : node.name === 'w:pgNum' ||
          /^\s*(?:PAGE(?:REF)?|(?:NUM|SECTION)PAGES)\b/i.test(
            node.attribs['w:instr'] ?? textIn(node),
          ),
    problem: 'Hier steht eine Seitenzahl, und auf einer Webseite gibt es keine',
    remedy: 'Nennen Sie statt der Seite den Abschnitt, und verweisen Sie auf ihn: [Titel](#marke).',
  },
  {
    elements: ['w:hyperlink'],
    is: (link, part) =>
      hasText(link, part) &&
      (link.attribs['r:id'] === undefined || isHeading(closest(link, 'w:p'), part)),
    problem: 'Ein Link in einer Überschrift oder zu einer Stelle im Dokument ist nur noch Text',
    remedy: 'Setzen Sie ihn in den Text, zum Beispiel [Titel](#marke).',
  },
  {
    elements: ['w:footnoteReference', 'w:endnoteReference'],
    problem: 'Eine Fussnote steht in Klammern im Text, ohne Links und Auszeichnungen',
    remedy: 'Machen Sie einen eigenen Satz daraus, wenn sie lang ist.',
  },
  {
    elements: ['w:sdt', 'w:ffData'],
    is: (node) => node.name === 'w:ffData' || !!below(node, 'w:sdtPr', 'w:showingPlcHdr'),
    problem: 'Von einem Formularfeld stehen der Platzhalter oder alle Einträge auf der Seite',
    remedy: 'Schreiben Sie hin, was gemeint ist.',
  },
  {
    elements: ['w:txbxContent'],
    problem: 'Der Text eines Textfelds steht nach dem Absatz, zu dem es in Word gehört',
    remedy: 'Verschieben Sie ihn, wenn er anderswo hingehört.',
  },
  {
    elements: ['w:drawing', 'w:pict', 'w:object'],
    is: (node, part) =>
      !has(node, part, '[o:hr="t"]') &&
      (node.name === 'w:object' ||
        has(node, part, 'wp15:webVideoPr') ||
        (childElements(node).length > 0 &&
          !has(node, part, 'pic:pic', 'v:imagedata', 'w:txbxContent'))),
    problem:
      'Eine Form, eine Grafik (Diagramm, SmartArt, WordArt), ein Video oder ein eingebettetes Objekt ist höchstens als Text oder Bild auf der Seite',
    remedy:
      'Machen Sie ein Bildschirmfoto, setzen Sie einen Link, oder schreiben Sie es in Worten.',
  },
  {
    elements: ['w:altChunk', 'w:subDoc'],
    problem: 'Ein eingefügtes Dokument fehlt auf der Seite',
    remedy: 'Öffnen Sie die Datei in Word, speichern Sie sie neu, und importieren Sie noch einmal.',
  },
  {
    elements: ['a:srcRect', 'a:blip', 'a:hlinkClick', 'v:imagedata'],
    is: (node) =>
      node.name === 'a:srcRect'
        ? Object.values(node.attribs).some((side) => Number(side) > 0)
        : node.name === 'v:imagedata'
          ? /crop|rotation:|flip:/.test(
              `${Object.keys(node.attribs).join()} ${closest(node, 'v:shape')?.attribs.style}`,
            )
          : node.name === 'a:hlinkClick' ||
            node.attribs['r:embed'] === undefined ||
            closest(node, 'w:hyperlink') !== undefined,
    problem:
      'Ein Bild hat seinen Link, seinen Zuschnitt (auch was Word verbirgt, ist zu sehen) oder seine Drehung verloren, oder es fehlt, weil es nur verknüpft war',
    remedy:
      'Setzen Sie den Link in den Text, schneiden oder drehen Sie die Bilddatei, oder setzen Sie sie beim TODO ein.',
  },
  {
    elements: ['m:oMath'],
    problem:
      'Von einer Formel stehen nur die Zeichen auf der Seite, ohne Brüche, Wurzeln und Klammern',
    remedy: 'Machen Sie davon ein Bildschirmfoto, und setzen Sie es ein.',
  },
  {
    elements: ['w:t', 'w:sym'],
    is: (node, part) => ownText(node, part).includes(missingCharacter),
    problem: 'Ein Zeichen einer Symbolschrift hat kein Gegenstück',
    remedy: 'Setzen Sie beim TODO ein gewöhnliches Zeichen oder Wort ein.',
  },
  {
    elements: ['w:p'],
    is: (paragraph, part) => isHeading(paragraph, part) && !!part.labels.get(paragraph)?.text,
    problem: 'Die Überschriften haben in Word Nummern, auf der Seite keine',
    remedy: 'Prüfen Sie Verweise wie «siehe Kapitel 2»: Nennen Sie den Titel.',
  },
  {
    elements: ['w:p'],
    is: (paragraph, part) => {
      const {text = '', isPlain = true} = part.labels.get(paragraph) ?? {};
      return text !== '' && !isPlain && !isHeading(paragraph, part);
    },
    problem:
      'Eine Liste zählt mit Buchstaben oder mehreren Zahlen, das kann eine Liste der Seite nicht: Die Zeichen stehen im Text',
    remedy: 'Prüfen Sie die Liste und die Verweise darauf.',
  },
  {
    elements: ['w:tbl'],
    is: (table) => closest(table, 'w:tc') !== undefined || !isSimple(table),
    problem:
      'Eine Tabelle ist vereinfacht: Von verbundenen Zellen hat nur die erste den Inhalt, eine Tabelle in einer Zelle steht Zeile für Zeile',
    remedy:
      'Vergleichen Sie sie mit dem Dokument. Ist die erste Zeile ein Titel, schreiben Sie ihn darüber.',
  },
  {
    elements: ['w:p', 'w:tbl'],
    is: (node, part) => {
      const properties = below(node, 'w:pPr');
      const isBox = below(properties, 'w:pBdr') !== undefined || isShaded(properties);
      return node.name === 'w:tbl'
        ? isFrame(node)
        : isBox && !isHeading(node, part) && hasText(node, part);
    },
    problem: 'Ein Rahmen oder Hintergrund ist weggefallen, der Text steht auf der Seite',
    remedy: 'Soll er auffallen, machen Sie einen Kasten daraus, zum Beispiel :::info.',
  },
  {
    elements: ['w:p'],
    is: (paragraph, {$}) =>
      /\S\t+\S/.test(
        $(paragraph)
          .find(named('w:t', 'w:tab'))
          .toArray()
          .map((node) => textIn(node) || '\t')
          .join(''),
      ),
    problem:
      'Spalten, die mit der Tabulatortaste gemacht sind, stehen als gewöhnlicher Text auf der Seite',
    remedy: 'Machen Sie eine Tabelle daraus: | Feld | Wert |, darunter |---|---|.',
  },
  {
    elements: ['w:r'],
    is: (run, part) =>
      part.$(run).text().search(codeBorders) >= 0 ||
      (hasText(run, part) && part.styles.isCode(run)),
    problem: 'Code steht als gewöhnlicher Text auf der Seite',
    remedy:
      'Setzen Sie ihn zwischen zwei Zeilen mit ```, ein einzelnes Wort schreiben Sie `datei.pdf`.',
  },
  {
    elements: ['w:r'],
    is: (run, part) => {
      const properties = below(run, 'w:rPr');
      // Links have marks of their own, and those of headings are an ornament.
      const isPlain = !closest(run, 'w:hyperlink') && !isHeading(closest(run, 'w:p'), part);
      const isMarked =
        isColoured(valueBelow(properties, 'w:color')) ||
        (valueBelow(properties, 'w:u') ?? 'none') !== 'none';
      const isHighlighted =
        (valueBelow(properties, 'w:highlight') ?? 'none') !== 'none' || isShaded(properties);
      return hasText(run, part) && (isHighlighted || (isPlain && isMarked));
    },
    problem: 'Farbiger, hinterlegter oder unterstrichener Text steht auf der Seite ohne das',
    remedy:
      'Sagt es etwas, schreiben Sie es in Worten, **fett** oder in einen Kasten wie :::warning. War es ein Vermerk für Sie, erledigen Sie ihn.',
  },
];

/** Names what headers and footers say, because a page has none. */
function nameMargins({parts}: Part, hints: Hints): void {
  for (const name of [...parts.names('header'), ...parts.names('footer')]) {
    const $ = parts.read(name)!;
    // A watermark is a shape in the header.
    const words = all($, 'w:p', 'v:textpath')
      .map((node) => node.attribs.string ?? $(node).find('w\\:t').text().trim())
      .filter((text) => /\p{L}{2}/u.test(text));
    if (words.length > 0) {
      hints.add(
        'Kopf- und Fusszeilen sind nicht übernommen',
        'Schreiben Sie auf die Seite, was davon wichtig ist.',
        [...new Set(words)].map(quoted).join(', '),
      );
    }
  }
}

/** Names with its place what a page shows otherwise than Word. `parts` are the body of the document and its notes. */
export function nameDifferences(parts: readonly Part[], hints: Hints): void {
  for (const part of parts) {
    const places = new Places(part);
    for (const {elements, is, isUnseen, problem, remedy} of kinds) {
      all(part.$, ...elements)
        .filter((node) => isShown(isUnseen ? (node.parent as Element) : node, part.unseen))
        .filter((node) => is?.(node, part) ?? true)
        .forEach((node) => hints.add(problem, remedy, places.of(node)));
    }
  }
  nameMargins(parts[0]!, hints);
}
