/** The components that every page of a manual may use without an import. */
import CopyText from './CopyText';
import ElementPreview from './ElementPreview';
import ElementThumb from './ElementThumb';
import Faq from './Faq';
import Question from './Faq/Question';
import FieldTable from './FieldTable';
import {Legend, LegendItem} from './Figure/Legend';
import MarkerRef from './Figure/MarkerRef';
import Kbd from './Kbd';
import MenuPath from './MenuPath';
import Related from './Related';
import Screenshot from './Screenshot';
import Steps, {Step, StepList} from './Steps';
import UiSketch, {UiLegend} from './UiSketch';
import {UiCard, UiDialog, UiPhone, UiWindow} from './UiSketch/frames';
import {UiColumns, UiPane, UiToolbar} from './UiSketch/layout';
import {UiItem, UiList, UiNode, UiTree} from './UiSketch/lists';
import {UiBadge, UiButton, UiHeading, UiImage, UiNotice, UiText} from './UiSketch/text';
import UiField from './UiSketch/UiField';
import UiTable from './UiSketch/UiTable';
import UiTabs from './UiSketch/UiTabs';
import Value from './Value';

/** Written by editors. */
const written = {
  Steps,
  Screenshot,
  UiSketch,
  UiLegend,
  UiWindow,
  UiPhone,
  UiDialog,
  UiCard,
  UiColumns,
  UiPane,
  UiToolbar,
  UiList,
  UiItem,
  UiTree,
  UiNode,
  UiField,
  UiTabs,
  UiTable,
  UiHeading,
  UiText,
  UiImage,
  UiNotice,
  UiBadge,
  UiButton,
  ElementPreview,
  ElementThumb,
  FieldTable,
  Faq,
  Question,
  Related,
  Kbd,
  MenuPath,
  Value,
  CopyText,
};

/** Put in place by the remark plugins in `src/remark`. */
const generated = {StepList, Step, Legend, LegendItem, MarkerRef};

export const manualComponents = {...written, ...generated};
