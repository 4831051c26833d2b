import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {expressionAttribute, textAttribute, type JsxElement} from '@portal/content/mdx/mdx';
import {nearest} from '@portal/common/text/nearest';
import {attributesOf, type Attribute} from './attributes';

/** Returns «… gibt es nicht» with the name that was probably meant, or null for a known name. */
export function unknown(what: string, name: string, known: readonly string[]): string | null {
  if (known.includes(name)) {
    return null;
  }
  const similar = nearest(name, known);
  const remedy = similar
    ? `Meinten Sie «${similar}»?`
    : `Die möglichen Namen stehen in REDAKTION.md.${what === 'Den Baustein' ? ' Für einen gemeinsamen Abschnitt braucht es oben eine Zeile mit «import».' : ''}`;
  return `${what} «${name}» gibt es nicht → ${remedy}`;
}

function unknownAttribute(component: string, name: string, known: readonly string[]): string {
  const similar = nearest(name, known);
  const remedy = similar
    ? `Meinten Sie «${similar}»?`
    : known.length > 0
      ? `Möglich sind: ${known.join(', ')}.`
      : 'Löschen Sie die Angabe.';
  return `Der Baustein «${component}» kennt die Angabe «${name}» nicht → ${remedy}`;
}

/** Returns whether an expression is `[[12, 30], [40, 58]]`: pairs of percentages. */
function arePlaces(expression: ReturnType<typeof expressionAttribute>): boolean {
  const isPercentage = (node: object | null) =>
    node !== null &&
    'value' in node &&
    typeof node.value === 'number' &&
    node.value >= 0 &&
    node.value <= 100;
  return (
    expression?.type === 'ArrayExpression' &&
    expression.elements.every(
      (pair) =>
        pair?.type === 'ArrayExpression' &&
        pair.elements.length === 2 &&
        pair.elements.every(isPercentage),
    )
  );
}

type Value = {type: string; value?: unknown} | null | undefined;

/** Returns whether only the running page knows the value of an expression, such as the props of a partial. */
const isOpen = (value: Value): boolean =>
  value ? !['Literal', 'ArrayExpression', 'ObjectExpression'].includes(value.type) : false;

const canBeText = (value: Value): boolean => typeof value?.value === 'string' || isOpen(value);

const canBeTexts = (value: ReturnType<typeof expressionAttribute>): boolean =>
  value?.type === 'ArrayExpression' ? value.elements.every(canBeText) : isOpen(value);

function kindProblem(element: JsxElement, {name, value}: MdxJsxAttribute, known: Attribute) {
  const isText = typeof value === 'string';
  const expression = expressionAttribute(element, name);
  const isNumber =
    expression && (expression.type !== 'Literal' || typeof expression.value === 'number');
  switch (known.kind) {
    case 'text':
      if (!isText) {
        return canBeText(expression)
          ? null
          : `Die Angabe «${name}» braucht einen Text in geraden Anführungszeichen → Schreiben Sie ${name}="…", mehrere Einträge mit | dazwischen.`;
      }
      return known.values ? unknown(known.values.what, value, known.values.known()) : null;
    case 'flag':
      return isText
        ? `Die Angabe «${name}» steht ohne Wert → Schreiben Sie nur ${name}, oder löschen Sie die Angabe.`
        : null;
    case 'marker':
    case 'number':
      return isNumber || (known.kind === 'marker' && isText && /^\d+$/.test(value))
        ? null
        : `Die Angabe «${name}» braucht eine Zahl in geschweiften Klammern → Schreiben Sie zum Beispiel ${name}={2}.`;
    case 'rows':
      return canBeTexts(expression)
        ? null
        : `Die Angabe «${name}» braucht eine Liste von Texten → Schreiben Sie zum Beispiel ${name}={["1.3.|40", "2.3.|50"]}.`;
    case 'places':
      return arePlaces(expression)
        ? null
        : `Die Angabe «${name}» braucht für jede Nummer zwei Zahlen von 0 bis 100 → Schreiben Sie zum Beispiel ${name}={[[12, 30], [40, 58]]}.`;
  }
}

/**
 * Attributes that other programs write. The build stops at `style`, and the browser does not run what `onclick` says.
 */
const useless =
  /^(?:style|on[a-z]+|align|valign|bgcolor|border|cell(?:padding|spacing)|dir|originalsrc|shash|data-.+|.+:.+)$/i;
/** The classes of Word, Outlook, Gmail and Apple. */
const foreignClass = /^(?:x_)*(?:Mso|gmail|Apple-|elementToProof)/;

const isUseless = (entry: JsxElement['attributes'][number]): entry is MdxJsxAttribute =>
  entry.type === 'mdxJsxAttribute' &&
  typeof entry.value === 'string' &&
  (entry.name === 'class' ? foreignClass.test(entry.value) : useless.test(entry.name));

/** Returns what is wrong with the attributes of an element. It knows most about the portal's components. */
export function attributeProblems(element: JsxElement): string[] {
  const component = element.name ?? '';
  const known = Object.hasOwn(attributesOf, component) ? attributesOf[component] : undefined;
  const foreign = /^[a-z]/.test(component) ? element.attributes.filter(isUseless) : [];
  if (foreign.length > 0) {
    return foreign.map(
      ({name}) =>
        `Die Angabe «${name}» gibt es hier nicht → Löschen Sie sie aus <${component} ${name}="…">.`,
    );
  }
  const lang = textAttribute(element, 'lang');
  if (lang !== undefined && !/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(lang)) {
    return [
      `Die Sprache «${lang}» gibt es nicht → Schreiben Sie ihr Kürzel, zum Beispiel en, fr, it oder rm.`,
    ];
  }
  if (!known || element.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute')) {
    return [];
  }
  const written = element.attributes.filter((entry) => entry.type === 'mdxJsxAttribute');
  const isKnown = ({name}: MdxJsxAttribute) => Object.hasOwn(known, name);
  const strange = written.filter((entry) => !isKnown(entry));
  const missing = Object.keys(known)
    // A mistyped name is probably the missing one.
    .filter((name) => strange.length === 0 && known[name]?.required)
    .filter((name) => !written.some((entry) => entry.name === name && entry.value));
  return [
    ...strange.map(({name}) => unknownAttribute(component, name, Object.keys(known))),
    ...missing.map(
      (name) => `Dem Baustein «${component}» fehlt die Angabe «${name}» → Ergänzen Sie sie.`,
    ),
    ...written
      // An attribute without a value counts as missing.
      .filter((entry) => isKnown(entry) && entry.value !== '')
      .filter(({name, value}) => value !== null || !known[name]?.required)
      .flatMap((entry) => kindProblem(element, entry, known[entry.name]!) ?? []),
  ];
}
