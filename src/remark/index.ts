import components from './components';
import figures from './figures';
import fieldTable from './fieldTable';
import inlineFiles from './inlineFiles';
import pictures from './pictures';
import questions from './questions';
import steps from './steps';
import values from './values';

/** The remark plugins of every manual, in their order. */
export const remarkPlugins = [
  figures,
  steps,
  questions,
  fieldTable,
  values,
  pictures,
  inlineFiles,
  components,
];
