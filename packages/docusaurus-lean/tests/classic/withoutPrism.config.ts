import type {Config} from '@docusaurus/types';
import type {Options} from 'docusaurus-lean';
import classic from './docusaurus.config';

/** The classic site with the one option that it must not use. */
export default {
  ...classic,
  plugins: [['docusaurus-lean', {withoutPrism: true} satisfies Options]],
} satisfies Config;
