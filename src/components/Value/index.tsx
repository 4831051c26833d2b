import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import type {ValueName} from '@site/src/config/values';
import {useShownValue} from './useShownValue';
import styles from './styles.module.css';

const webHref = (text: string): string | undefined => (/^https?:/.test(text) ? text : undefined);

/** A long value breaks behind its signs, never within a word. Not by `<wbr>`, at which screen readers make a pause. */
const breakable = (text: string): ReactNode =>
  text.split(/(?<=[@./])(?=[^/])/).map((part, i) => <span key={i}>{part}</span>);

/** Another website opens in a tab of its own, as everywhere in the pages; a message or a call leaves none behind. */
function ValueLink({href, text}: {href: string; text: string}): ReactNode {
  const ownTab = webHref(href) && {target: '_blank', rel: 'noopener noreferrer'};
  return (
    <a href={href} {...ownTab}>
      {breakable(text)}
    </a>
  );
}

interface Props {
  name: ValueName;
  /** The mark behind it, which the build puts here (`src/remark/values.ts`). */
  children?: ReactNode;
}

/**
 * A value that depends on the installation, from `src/config/values.ts`: an address as link, else as code; both
 * with a copy button. Prose, which nobody types, is shown as the text around it.
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
      {href ? <ValueLink href={href} text={text} /> : <code>{breakable(text)}</code>}
      <CopyButton text={text} label={label} />
      {children}
    </span>
  );
}
