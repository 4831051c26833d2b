import {parseEnv} from '../../../src/config/env';
import {shownValues} from '../../../src/config/values';

const {provider, values} = parseEnv({});

/** Stands in for `@docusaurus/useDocusaurusContext`: the sample configuration. */
export default function useDocusaurusContext() {
  return {siteConfig: {customFields: {provider, values: shownValues(values)}}};
}
