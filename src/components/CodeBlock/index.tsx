import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CopyButton from '@portal/common/components/CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Set by the build for code in a page: the highlighted code (see `packages/content/src/rehype/codeBlocks.ts`). */
  html?: string;
  /** Code of a component. It is not highlighted. */
  children?: ReactNode;
  language?: string;
  title?: string;
  /** Set by the build: a name that distinguishes the block from the others of the page for screen readers. */
  label?: string;
}

/** Renders a block of code with its title and a copy button. Long lines scroll, also by keyboard. */
export default function CodeBlock({
  html,
  children,
  language,
  title,
  label = title,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  const copy = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
  });
  return (
    <figure className={clsx(ThemeClassNames.common.codeBlock, styles.block)} translate="no">
      <div className={styles.bar}>
        <figcaption className={styles.title}>{title ?? language?.toUpperCase()}</figcaption>
        <CopyButton
          text={() => code.current?.textContent ?? ''}
          source={code}
          label={label ? `${copy}: ${label}` : copy}
          withText
        />
      </div>
      {/* Readers without a mouse scroll it with the arrow keys. */}
      <pre
        role="group"
        aria-label={label ?? translate({id: 'portal.codeBlock.label', message: 'Code'})}
        tabIndex={0}
        className={styles.code}>
        <code ref={code} {...content} />
      </pre>
    </figure>
  );
}
