import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Env} from '../../../../src/config/env';

/** Returns who publishes the portal: company, address and contact data. */
export function useProvider(): Env['provider'] {
  return useDocusaurusContext().siteConfig.customFields?.provider as Env['provider'];
}
