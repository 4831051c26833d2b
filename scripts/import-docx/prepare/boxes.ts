import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {Context, Preparation} from '../wordDocument';
import {all, below, closest, named, runXml} from '../xml';

const screenshot = 'Machen Sie davon ein Bildschirmfoto, und setzen Sie es beim TODO ein.';

/** Puts the paragraphs of text boxes after the paragraph that each box belongs to. */
function freeBoxes($: CheerioAPI, {places, hints}: Context): void {
  const last = new Map<Element, AnyNode>();
  for (const box of all($, 'w:txbxContent')) {
    const host = closest(box, 'w:p');
    const blocks = $(box).contents().toArray();
    if (!host || blocks.length === 0) {
      continue;
    }
    hints.add(
      'Der Text eines Textfelds steht nach dem Absatz, zu dem es in Word gehört',
      'Verschieben Sie ihn, wenn er anderswo hingehört.',
      places.of(blocks[0]!),
    );
    $(last.get(host) ?? host).after($(blocks));
    last.set(host, blocks.at(-1)!);
    const drawing = closest(box, 'w:drawing', 'w:pict');
    if (drawing) {
      drawing.attribs.told = 'true';
    }
  }
}

/** Returns the texts of a drawing that has a file of its own: a diagram or SmartArt. */
function textsOf($: CheerioAPI | undefined): string {
  const cached = $?.(named('a:t', 'c:v')).toArray() ?? [];
  return cached
    .map((text) => $!(text).text().trim())
    .filter(Boolean)
    .join(', ');
}

/** Writes the place and the words of what no page can show, so that somebody puts a picture there. */
function nameGraphics($: CheerioAPI, {parts, places, hints}: Context): void {
  const graphics = [
    ['c:chart', 'r:id', 'Diagramm'],
    ['dgm:relIds', 'r:dm', 'SmartArt-Grafik'],
  ] as const;
  for (const [name, id, label] of graphics) {
    for (const graphic of all($, name)) {
      const texts = textsOf(parts.byId(graphic.attribs[id]));
      hints.add(`${label}: Das kann kein Browser zeigen`, screenshot, places.of(graphic));
      const drawing = closest(graphic, 'w:drawing') ?? graphic;
      $(drawing).replaceWith(
        $(runXml(` TODO ${label} einsetzen${texts && `: ${texts}`} `)).contents(),
      );
    }
  }
  for (const path of all($, 'v:textpath')) {
    const drawing = closest(path, 'w:pict');
    const text = path.attribs.string ?? '';
    if (drawing && text !== '') {
      hints.add(
        'WordArt steht als gewöhnlicher Text auf der Seite',
        'Prüfen Sie die Stelle.',
        places.of(path),
      );
      $(drawing).replaceWith($(runXml(text)).contents());
    }
  }
}

/** Makes pictures of a group, linked and cropped ones ready, or says what becomes of them. */
function preparePictures($: CheerioAPI, {places, hints}: Context): void {
  for (const picture of all($, 'pic:pic')) {
    const data = closest(picture, 'a:graphicData');
    if (data && picture.parent !== data) {
      $(data).append($(picture));
    }
    const crop = Object.values(below(picture, 'pic:blipFill', 'a:srcRect')?.attribs ?? {});
    if (crop.some((side) => Number(side) > 0)) {
      hints.add(
        'Ein Bild ist in Word zugeschnitten, auf der Seite ist es ganz, auch mit dem, was Word verbirgt',
        'Schneiden Sie die Bilddatei zu.',
        places.of(picture),
      );
    }
  }
  for (const blip of all($, 'a:blip')) {
    if (blip.attribs['r:embed'] === undefined) {
      hints.add(
        'Ein Bild liegt nicht im Dokument, es ist nur verknüpft',
        'Setzen Sie es beim TODO ein.',
        places.of(blip),
      );
      $(closest(blip, 'w:drawing') ?? blip).replaceWith(
        $(runXml(' TODO verknüpftes Bild einsetzen ')).contents(),
      );
    }
  }
}

/** Names drawn shapes, embedded files, and what a picture does in Word. */
function nameShapes($: CheerioAPI, {places, hints}: Context): void {
  for (const drawing of all($, 'w:drawing', 'w:pict')) {
    const has = (...names: string[]) => $(drawing).find(named(...names)).length > 0;
    const isLine = $(drawing).find('[o\\:hr="t"]').length > 0;
    const isEmpty = $(drawing).find('*').not(named('v:shapetype')).length === 0;
    const isShown = has('pic:pic', 'v:imagedata');
    if (has('wp15:webVideoPr')) {
      hints.add(
        'Ein Video ist nur als Bild auf der Seite',
        'Setzen Sie einen Link darunter, zum Beispiel [Video](https://www.example.ch/video).',
        places.of(drawing),
      );
    }
    if (closest(drawing, 'w:hyperlink') || has('a:hlinkClick')) {
      hints.add(
        'Der Link eines Bilds ist weggefallen',
        'Setzen Sie ihn in den Text, zum Beispiel [Preise](https://www.example.ch/preise).',
        places.of(drawing),
      );
    }
    if (!isShown && !isLine && !isEmpty && drawing.attribs.told === undefined) {
      hints.add(
        'Eine gezeichnete Form (Pfeil, Linie, Rahmen) fehlt auf der Seite',
        'Sagt sie etwas, machen Sie ein Bildschirmfoto, oder schreiben Sie es in Worten.',
        places.of(drawing),
      );
    }
  }
  for (const object of all($, 'w:object')) {
    hints.add(
      'Ein eingebettetes Objekt (zum Beispiel aus Excel) ist höchstens als Bild auf der Seite',
      'Prüfen Sie die Stelle, und schreiben Sie den Inhalt als Tabelle oder Text.',
      places.of(object),
    );
  }
  for (const chunk of all($, 'w:altChunk', 'w:subDoc')) {
    hints.add(
      'Ein eingefügtes Dokument fehlt auf der Seite',
      'Öffnen Sie die Datei in Word, speichern Sie sie neu, und importieren Sie noch einmal.',
      places.of(chunk),
    );
    $(chunk).remove();
  }
}

/** Brings text boxes and pictures into the text, and names drawings that cannot be shown. */
export const placeBoxes: Preparation = ($, context) => {
  nameGraphics($, context);
  freeBoxes($, context);
  preparePictures($, context);
  nameShapes($, context);
};
