import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Who publishes the site, in `customFields.provider` of its configuration. */
export interface Provider {
  company: string;
  street: string;
  city: string;
  email: string;
  phone: string;
  website: string;
}

/** Returns who publishes the portal: company, address and contact data. */
export function useProvider(): Provider {
  return useDocusaurusContext().siteConfig.customFields?.provider as Provider;
}
