import type CopyText from '@site/src/components/CopyText';
import type ElementPreview from '@site/src/components/ElementPreview';
import type ElementThumb from '@site/src/components/ElementThumb';
import type Faq from '@site/src/components/Faq';
import type Question from '@site/src/components/Faq/Question';
import type FieldTable from '@site/src/components/FieldTable';
import type Kbd from '@site/src/components/Kbd';
import type {writtenComponents} from '@portal/content/manualComponents';
import type MenuPath from '@site/src/components/MenuPath';
import type OnPhone from '@site/src/components/OnPhone';
import type Related from '@site/src/components/Related';
import type Screenshot from '@site/src/components/Screenshot';
import type Steps from '@site/src/components/Steps';
import type UiSketch from '@site/src/components/UiSketch';
import type {UiLegend} from '@site/src/components/UiSketch';
import type * as frames from '@site/src/components/UiSketch/frames';
import type * as layout from '@site/src/components/UiSketch/layout';
import type * as lists from '@site/src/components/UiSketch/lists';
import type * as texts from '@site/src/components/UiSketch/text';
import type UiField from '@site/src/components/UiSketch/UiField';
import type UiTable from '@site/src/components/UiSketch/UiTable';
import type UiTabs from '@site/src/components/UiSketch/UiTabs';
import type Value from '@site/src/components/Value';
import {valueDefinitions} from '../../../src/config/values';
import {elementTypes, iconNames, thumbTypes} from './components';

/** What editors may write for an attribute. */
export interface Attribute {
  /** `marker` is a number, which may be in quotes. `places` are pairs of percentages. */
  kind: 'text' | 'number' | 'marker' | 'flag' | 'rows' | 'places';
  required?: true;
  /** The possible texts, and their name in messages. */
  values?: {what: string; known: () => readonly string[]};
}

const text: Attribute = {kind: 'text'};
const needed: Attribute = {kind: 'text', required: true};
const flag: Attribute = {kind: 'flag'};
const marker: Attribute = {kind: 'marker'};
const oneOf = (what: string, known: () => readonly string[]): Attribute => ({
  kind: 'text',
  values: {what, known},
});
const installationValue = oneOf('Den Wert', () => Object.keys(valueDefinitions));
const icon = oneOf('Das Symbol', iconNames);

type FieldType = NonNullable<Parameters<typeof UiField>[0]['type']>;
const fieldTypes: Record<FieldType, true> = {
  text: true,
  password: true,
  textarea: true,
  select: true,
  checkbox: true,
  toggle: true,
  date: true,
  file: true,
  search: true,
  radio: true,
  number: true,
};

/** The components as their modules export them, used only for their types. */
type Components = typeof frames &
  typeof layout &
  typeof lists &
  typeof texts & {
    CopyText: typeof CopyText;
    ElementPreview: typeof ElementPreview;
    ElementThumb: typeof ElementThumb;
    Faq: typeof Faq;
    FieldTable: typeof FieldTable;
    Kbd: typeof Kbd;
    MenuPath: typeof MenuPath;
    OnPhone: typeof OnPhone;
    Question: typeof Question;
    Related: typeof Related;
    Screenshot: typeof Screenshot;
    Steps: typeof Steps;
    UiField: typeof UiField;
    UiLegend: typeof UiLegend;
    UiSketch: typeof UiSketch;
    UiTable: typeof UiTable;
    UiTabs: typeof UiTabs;
    Value: typeof Value;
  };
/** Properties that the build sets, and the content between the tags. */
type NotWritten =
  'actions' | 'children' | 'html' | 'id' | 'pictures' | 'recorded' | 'svg' | 'symbol';
type Written<Component> = Component extends (props: infer Props) => unknown
  ? Record<Exclude<keyof Props, NotWritten>, Attribute>
  : never;

/** The attributes of every component. The type check compares them with the components' properties. */
export const attributesOf: Readonly<Record<string, Readonly<Record<string, Attribute>>>> = {
  Steps: {start: {kind: 'number'}, title: text, wenn: text, nicht: text, zurueck: text},
  // The rule `alternativtext` asks for a missing `alt`, the rule `durchgang` for `src` or `bild`.
  Screenshot: {src: text, bild: text, alt: text, markers: {kind: 'places'}},
  UiSketch: {alt: text, bild: text},
  UiLegend: {},
  UiWindow: {title: text, url: text, marker},
  UiPhone: {title: text, marker},
  UiDialog: {title: needed, marker},
  UiCard: {title: text, marker},
  UiColumns: {widths: text, marker},
  UiPane: {title: text, marker},
  UiToolbar: {marker},
  UiList: {marker},
  UiItem: {active: flag, icon, detail: text, marker},
  UiField: {
    label: needed,
    value: text,
    valueName: installationValue,
    type: oneOf('Die Art', () => Object.keys(fieldTypes)),
    checked: flag,
    marker,
  },
  UiTabs: {tabs: needed, active: {kind: 'number'}, marker},
  UiTable: {head: text, rows: {kind: 'rows', required: true}, marker},
  UiHeading: {marker},
  UiText: {marker},
  UiImage: {label: needed, marker},
  UiButton: {primary: flag, icon, marker},
  ElementPreview: {type: {...oneOf('Das Element', elementTypes), required: true}},
  ElementThumb: {type: {...oneOf('Das Element', thumbTypes), required: true}},
  FieldTable: {},
  Faq: {},
  Question: {title: needed, zu: text},
  Related: {},
  Kbd: {},
  MenuPath: {},
  OnPhone: {},
  Value: {name: {...installationValue, required: true}},
  CopyText: {title: needed, lang: text},
} satisfies {[Name in keyof typeof writtenComponents]: Written<Components[Name]>};
