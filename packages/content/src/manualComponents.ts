/**
 * The components that every page of a manual may use without an import, with the file below `src/components` that
 * exports each. It is the default export if file or folder has the component's name. The build imports the components
 * that a page uses (`packages/content/src/remark/components.ts`).
 */

/** Components that editors write. REDAKTION.md explains them. */
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
  UiField: 'UiSketch/UiField',
  UiTabs: 'UiSketch/UiTabs',
  UiTable: 'UiSketch/UiTable',
  UiHeading: 'UiSketch/text',
  UiText: 'UiSketch/text',
  UiImage: 'UiSketch/text',
  UiButton: 'UiSketch/text',
  ElementPreview: 'ElementPreview',
  ElementThumb: 'ElementThumb',
  FieldTable: 'FieldTable',
  Faq: 'Faq',
  Question: 'Faq/Question',
  Related: 'Related',
  Kbd: 'Kbd',
  MenuPath: 'MenuPath',
  OnPhone: 'OnPhone',
  Value: 'Value',
  CopyText: 'CopyText',
} as const satisfies Record<string, string>;

/** Components that the remark plugins in `remark` insert. */
const generatedComponents = {
  Picture: 'Picture',
  StepList: 'Steps',
  Step: 'Steps',
  StepLink: 'Steps',
  Beside: 'Steps/Beside',
  Section: 'Section',
  SectionBody: 'Section/SectionBody',
  SectionsHead: 'Section/SectionsHead',
  Legend: 'Figure/Legend',
  LegendItem: 'Figure/Legend',
  MarkerRef: 'Figure/MarkerRef',
} as const satisfies Record<string, string>;

const files: Readonly<Record<string, string>> = {...writtenComponents, ...generatedComponents};

export const manualComponentNames: readonly string[] = Object.keys(files);

/** Returns where a component comes from, or undefined for any other name. */
export function originOf(name: string): {file: string; isDefault: boolean} | undefined {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  return file === undefined ? undefined : {file, isDefault: file.split('/').at(-1) === name};
}
