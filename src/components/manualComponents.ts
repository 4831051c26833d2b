/**
 * The components that every page of a manual may use without an import, and the file below
 * `src/components` that exports each: as its default where file or folder has the component's name.
 * The build imports into a page what the page uses (`src/remark/components.ts`).
 */

/** Written by editors; REDAKTION.md explains them. */
export const writtenComponents = {
  Steps: 'Steps',
  Screenshot: 'Screenshot',
  UiSketch: 'UiSketch',
  UiLegend: 'UiSketch',
  UiWindow: 'UiSketch/frames',
  UiPhone: 'UiSketch/frames',
  UiDialog: 'UiSketch/frames',
  UiCard: 'UiSketch/frames',
  UiColumns: 'UiSketch/layout',
  UiPane: 'UiSketch/layout',
  UiToolbar: 'UiSketch/layout',
  UiList: 'UiSketch/lists',
  UiItem: 'UiSketch/lists',
  UiTree: 'UiSketch/lists',
  UiNode: 'UiSketch/lists',
  UiField: 'UiSketch/UiField',
  UiTabs: 'UiSketch/UiTabs',
  UiTable: 'UiSketch/UiTable',
  UiHeading: 'UiSketch/text',
  UiText: 'UiSketch/text',
  UiImage: 'UiSketch/text',
  UiNotice: 'UiSketch/text',
  UiBadge: 'UiSketch/text',
  UiButton: 'UiSketch/text',
  ElementPreview: 'ElementPreview',
  ElementThumb: 'ElementThumb',
  FieldTable: 'FieldTable',
  Faq: 'Faq',
  Question: 'Faq/Question',
  Related: 'Related',
  Kbd: 'Kbd',
  MenuPath: 'MenuPath',
  Value: 'Value',
  CopyText: 'CopyText',
} as const satisfies Record<string, string>;

/** Put in place by the remark plugins in `src/remark`. */
const generatedComponents = {
  StepList: 'Steps',
  Step: 'Steps',
  Legend: 'Figure/Legend',
  LegendItem: 'Figure/Legend',
  MarkerRef: 'Figure/MarkerRef',
} as const satisfies Record<string, string>;

const files: Readonly<Record<string, string>> = {...writtenComponents, ...generatedComponents};

export const manualComponentNames: readonly string[] = Object.keys(files);

/** Folders of `src/components` that hold them. */
export const manualComponentFolders: readonly string[] = [
  ...new Set(Object.values(files).map((file) => file.split('/')[0]!)),
];

/** Where a component comes from; undefined for a name that is none of these. */
export function originOf(name: string): {file: string; isDefault: boolean} | undefined {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  return file === undefined ? undefined : {file, isDefault: file.split('/').at(-1) === name};
}
