import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ShownValue, ValueName} from '@site/src/config/values';

/**
 * Returns a function that returns how the pages show a value of `src/config/values.ts`, or undefined if it is not
 * defined there.
 */
export function useShownValue(): (name: ValueName) => ShownValue | undefined {
  const {siteConfig} = useDocusaurusContext();
  const values = siteConfig.customFields?.values as Partial<Record<ValueName, ShownValue>>;
  return (name) => values[name];
}

/** Returns only the text of a value. */
export const textOf = (value: ShownValue): string =>
  typeof value === 'string' ? value : value.text;
