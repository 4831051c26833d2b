import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ShownValue, ValueName} from '@site/src/config/values';

/** How the pages show a value of `src/config/values.ts`; undefined for one that is not defined there. */
export function useShownValue(): (name: ValueName) => ShownValue | undefined {
  const {siteConfig} = useDocusaurusContext();
  const values = siteConfig.customFields?.values as Partial<Record<ValueName, ShownValue>>;
  return (name) => values[name];
}

/** Its text alone. */
export const textOf = (value: ShownValue): string =>
  typeof value === 'string' ? value : value.text;
