import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@portal/common/components/CopyButton';
import type {ValueName} from '@site/src/config/values';
import {useShownValue} from './useShownValue';
import styles from './styles.module.css';

const webHref = (text: string): string | undefined => (/^https?:/.test(text) ? text : undefined);

/**
 * Makes a long value break after its punctuation, never within a word. It does not use `<wbr>`, at which screen
 * readers pause.
 */
const breakable = (text: string): ReactNode =>
  text.split(/(?<=[@./])(?=[^/])/).map((part, i) => <span key={i}>{part}</span>);

/**
 * Renders the link of a value. Another website opens in a new tab, as everywhere in the pages. Mail and phone links
 * do not, because they would leave an empty tab.
 */
function ValueLink({href, text}: {href: string; text: string}): ReactNode {
  const ownTab = webHref(href) && {target: '_blank', rel: 'noopener noreferrer'};
  return (
    <a href={href} {...ownTab} translate="no">
      {breakable(text)}
    </a>
  );
}

interface Props {
  name: ValueName;
  /** The punctuation after the value, which the build moves here (`packages/content/src/remark/values.ts`). */
  children?: ReactNode;
}

/**
 * Renders a value that depends on the installation, from `src/config/values.ts`: an address as a link, otherwise as
 * code, both with a copy button. Prose, which nobody types, looks like the text around it.
 */
export default function Value({name, children}: Props): ReactNode {
  const value = useShownValue()(name);
  if (value === undefined) {
    throw new Error(`<Value name="${name}"> is not defined in src/config/values.ts.`);
  }
  const {text, href} = typeof value === 'string' ? {text: value, href: webHref(value)} : value;
  if (href === null) {
    return (
      <>
        {text}
        {children}
      </>
    );
  }
  const label = translate(
    {id: 'portal.value.copy', message: 'Wert kopieren: {value}'},
    {value: text},
  );
  return (
    <span className={styles.value}>
      {href ? <ValueLink href={href} text={text} /> : <code translate="no">{breakable(text)}</code>}
      <CopyButton text={text} label={label} />
      {children}
    </span>
  );
}
