import {parseEnv} from '../../../src/config/env';

const {provider, values} = parseEnv({});

/** Stands in for `@docusaurus/useDocusaurusContext`: the sample configuration. */
export default function useDocusaurusContext() {
  return {siteConfig: {customFields: {provider, values}}};
}
