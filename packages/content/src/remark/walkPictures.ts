/**
 * Connects figures with the pictures that a walk took. `<Screenshot bild="maske">` and `<UiSketch bild="maske">` get
 * the picture of that name from the record of the page, also in a partial: each page passes its pictures on. A page
 * of another version of the product therefore shows its own pictures. `<Screenshot src="./img/…">` gets the markers
 * from the record. Each `Steps` gets a function that loads what the page's steps do.
 */
import type {Expression, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {isPartial} from '@portal/common/text/isPartial';
import {pictureOf, readRecord, type PictureRecord, type WalkRecord} from '../walks/record';
import {throughLoader} from '../mdx/loaders';
import {
  attribute,
  importNode,
  isJsx,
  setAttribute,
  textAttribute,
  type JsxElement,
} from '../mdx/mdx';
import {partialsOf, property} from '../mdx/partials';

/** Name of the pictures in a page's module, and of the property that passes them to partials. */
const all = 'portalPictures';
const passed = 'pictures';

/** The same for the function that loads what the steps do. */
const steps = 'portalActions';
const stepsProperty = 'actions';

const name = (text: string): Expression => ({type: 'Identifier', name: text});

/** Returns the expression of a value. Expressions in it stay as they are. */
const literal = (value: unknown): Expression =>
  valueToEstree(value, {replacer: (part) => (isExpression(part) ? part : undefined)});

const isExpression = (part: unknown): part is Expression =>
  typeof part === 'object' && part !== null && 'type' in part;

/** `object?.key` */
function member(from: Expression, key: string): Expression {
  const property = literal(key);
  return {
    type: 'ChainExpression',
    expression: {type: 'MemberExpression', object: from, property, computed: true, optional: true},
  };
}

/** Returns `export const portalPictures = {maske: {picture: …, markers: […]}}` and the imports of the files. */
function exportPictures({pictures}: WalkRecord, file: string): RootContent[] {
  const entries = Object.entries(pictures);
  const imports = entries.map(([, {src}], index) =>
    importNode(`portalWalk${index}`, throughLoader('picture', pictureOf(file, {src}))),
  );
  const value = literal(
    Object.fromEntries(
      entries.map(([key, {markers}], index) => [
        key,
        {picture: name(`portalWalk${index}`), markers},
      ]),
    ),
  );
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExportNamedDeclaration',
        attributes: [],
        specifiers: [],
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            {type: 'VariableDeclarator', id: {type: 'Identifier', name: all}, init: value},
          ],
        },
      },
    ],
  };
  return [...imports, {type: 'mdxjsEsm', value: '', data: {estree: program}}];
}

/** Gives a figure with `bild` the picture of that name. */
function connect(figure: JsxElement, pictures: Expression): void {
  const wanted = textAttribute(figure, 'bild');
  if (wanted !== undefined) {
    setAttribute(figure, 'recorded', {expression: member(pictures, wanted), text: wanted});
  }
}

/** Gives a figure with a file of the record, but without markers, those of the record. */
function mark(figure: JsxElement, pictures: readonly PictureRecord[]): void {
  const src = textAttribute(figure, 'src');
  const known = pictures.find((picture) => src !== undefined && picture.src === src);
  if (known && !attribute(figure, 'markers')) {
    setAttribute(figure, 'markers', {expression: literal(known.markers), text: src!});
  }
}

/** The remark plugin. It runs before those that read the numbers of figures. */
export default function walkPictures() {
  return (tree: Root, file: VFile): void => {
    const isPart = isPartial(file.path);
    const record = isPart ? undefined : readRecord(file.path);
    if (!isPart && !record) {
      return;
    }
    const hasSteps = Object.values(record?.units ?? {}).some(
      ({actions = []}) => actions.length > 0,
    );
    const pictures = isPart ? property(passed) : name(all);
    const loadSteps = isPart ? property(stepsProperty) : name(steps);
    const partials = partialsOf(tree, file.path);
    visit(tree, (node) => {
      if (!isJsx(node)) {
        return;
      }
      if (isJsx(node, 'Screenshot', 'UiSketch')) {
        connect(node, pictures);
        mark(node, Object.values(record?.pictures ?? {}));
      }
      if (partials.has(node.name ?? '')) {
        setAttribute(node, passed, {expression: pictures, text: passed});
      }
      if (isPart || hasSteps) {
        const value = {expression: loadSteps, text: stepsProperty};
        if (isJsx(node, 'Steps')) {
          setAttribute(node, 'actions', value);
        }
        if (partials.has(node.name ?? '')) {
          setAttribute(node, stepsProperty, value);
        }
      }
    });
    if (record) {
      tree.children.unshift(
        ...exportPictures(record, file.path),
        ...(hasSteps ? [importNode(steps, `${throughLoader('actions', file.path)}?load`)] : []),
      );
    }
  };
}
