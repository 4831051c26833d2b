import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Env} from '@site/src/config/env';

/** Who publishes the portal: company, address and how to reach it. */
export function useProvider(): Env['provider'] {
  return useDocusaurusContext().siteConfig.customFields?.provider as Env['provider'];
}
