import {all, below, childElements, named, runXml, unwrap} from '../xml';
import {branchOf, type Preparation} from '../wordDocument';

/** Elements around text that the library takes away together with it. */
const wrappers = ['w:fldSimple', 'w:smartTag', 'w:customXml', 'w:dir', 'w:bdo', 'w:rubyBase'];

/** Frees text from what is around it: content controls, simple fields, forms for old versions of Word. */
export const unwrapText: Preparation = ($, {places, hints}) => {
  all($, 'mc:AlternateContent').forEach((choice) => {
    const branch = branchOf(choice);
    $(choice).replaceWith(branch ? $(branch).contents() : '');
  });
  for (const control of all($, 'w:sdt')) {
    const content = below(control, 'w:sdtContent');
    if (below(control, 'w:sdtPr', 'w:showingPlcHdr')) {
      hints.add(
        'Ein leeres Formularfeld steht mit seinem Platzhalter auf der Seite',
        'Löschen Sie den Platzhalter, oder schreiben Sie hin, was gemeint ist.',
        places.of(content ?? control),
      );
    }
    $(control).replaceWith(content ? $(content).contents() : '');
  }
  // A word with its pronunciation above: the base, then the pronunciation in brackets.
  for (const spoken of all($, 'w:rt')) {
    const text = $(spoken).find(named('w:t')).text();
    $(spoken).replaceWith(runXml(` (${text})`));
  }
  for (const ruby of all($, 'w:ruby')) {
    const base = childElements(ruby, 'w:rubyBase');
    const rest = childElements(ruby, 'w:r');
    const run = ruby.parent!;
    $(run).after($([...base.flatMap((one) => one.children), ...rest]));
    $(ruby).remove();
  }
  for (const name of wrappers) {
    for (const element of all($, name)) {
      unwrap($, element);
    }
  }
  // A big first letter is a paragraph of its own before that of its word.
  for (const frame of all($, 'w:framePr')) {
    const paragraph = $(frame).closest(named('w:p'));
    const next = paragraph.next(named('w:p'));
    if (['drop', 'margin'].includes(frame.attribs['w:dropCap'] ?? '') && next.length > 0) {
      const runs = paragraph.children().not(named('w:pPr'));
      const properties = next.children(named('w:pPr'));
      if (properties.length > 0) {
        properties.after(runs);
      } else {
        next.prepend(runs);
      }
      paragraph.remove();
    }
  }
};
