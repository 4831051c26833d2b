import type {Config} from '@docusaurus/types';
import type {Options} from 'docusaurus-lean';
import classic from './docusaurus.config';

/** All options that a site may use whose code is highlighted in the browser. */
const options = {
  slimTslib: true,
  splitRoutes: true,
  startInOwnTask: true,
  compileHints: /^assets\/js\/main\./,
  lateStyles: {more: /more\.css$/},
} satisfies Options;

/** The classic site with docusaurus-lean. */
export default {...classic, plugins: [['docusaurus-lean', options]]} satisfies Config;
