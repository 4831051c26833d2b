/**
 * Connects figures with the pictures that a walk took. `<Screenshot bild="maske">` and `<UiSketch bild="maske">` get
 * the picture of that name from the record of the page, also in a partial: each page passes its pictures on. A page
 * of another version of the product therefore shows its own pictures. `<Screenshot src="./img/…">` gets the markers
 * from the record. Each `Steps` gets a function that loads what the page's steps do.
 */
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
  moduleNode,
  setAttribute,
  textAttribute,
  type JsxElement,
} from '../mdx/mdx';
import {partialsOf} from '../mdx/partials';

/** Name of the pictures in a page's module, and of the property that passes them to partials. */
const all = 'portalPictures';
const passed = 'pictures';

/** The same for the function that loads what the steps do. */
const steps = 'portalActions';
const stepsProperty = 'actions';

/** Returns `export const portalPictures = {maske: {picture: …, markers: […]}}` and the imports of the files. */
function exportPictures({pictures}: WalkRecord, file: string): RootContent[] {
  const entries = Object.entries(pictures);
  const values = entries.map(
    ([key, {markers}], index) =>
      `${JSON.stringify(key)}: {picture: portalWalk${index}, markers: ${JSON.stringify(markers)}}`,
  );
  return [
    ...entries.map(([, {src}], index) =>
      importNode(`portalWalk${index}`, throughLoader('picture', pictureOf(file, {src}))),
    ),
    moduleNode(`export const ${all} = {${values.join(', ')}}`),
  ];
}

/** Gives a figure with `bild` the picture of that name. */
function connect(figure: JsxElement, pictures: string): void {
  const wanted = textAttribute(figure, 'bild');
  if (wanted !== undefined) {
    setAttribute(figure, 'recorded', {code: `${pictures}?.[${JSON.stringify(wanted)}]`});
  }
}

/** Gives a figure with a file of the record, but without markers, those of the record. */
function mark(figure: JsxElement, pictures: readonly PictureRecord[]): void {
  const src = textAttribute(figure, 'src');
  const known = pictures.find((picture) => src !== undefined && picture.src === src);
  if (known && !attribute(figure, 'markers')) {
    setAttribute(figure, 'markers', {code: JSON.stringify(known.markers)});
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
    const pictures = isPart ? `props.${passed}` : all;
    const loadSteps = {code: isPart ? `props.${stepsProperty}` : steps};
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
        setAttribute(node, passed, {code: pictures});
      }
      if (isPart || hasSteps) {
        if (isJsx(node, 'Steps')) {
          setAttribute(node, 'actions', loadSteps);
        }
        if (partials.has(node.name ?? '')) {
          setAttribute(node, stepsProperty, loadSteps);
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
