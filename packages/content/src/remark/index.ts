import beside from './beside';
import components from './components';
import figures from './figures';
import fieldTable from './fieldTable';
import images from './images';
import inlineFiles from './inlineFiles';
import pictures from './pictures';
import {singleTildes, withoutTextDirectives} from './plainCharacters';
import faqQuestions from './faqQuestions';
import sections from './sections';
import steps from './steps';
import values from './values';
import walkPictures from './walkPictures';

/** Plugins that run before headings get their ids and before the table of contents is created. */
export const earlyRemarkPlugins = [singleTildes, images];

/** The remark plugins of every manual, in their order. */
export const remarkPlugins = [
  withoutTextDirectives,
  walkPictures,
  figures,
  steps,
  beside,
  faqQuestions,
  fieldTable,
  values,
  pictures,
  inlineFiles,
  sections,
  components,
];
