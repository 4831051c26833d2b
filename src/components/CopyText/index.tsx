import {useId, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@portal/common/components/CopyButton';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Language of the text where it is not German, e.g. `fr`. */
  lang?: string;
  children: ReactNode;
}

/** Renders a text for readers to copy: paragraphs of plain text with a button. */
export default function CopyText({title, lang, children}: Props): ReactNode {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const label = translate({id: 'portal.copyText.copy', message: 'Text kopieren: {title}'}, {title});
  return (
    // This is a group, because every section with a name is another landmark for screen readers.
    <div role="group" className={styles.box} aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <CopyButton
          text={() => text.current?.innerText.trim() ?? ''}
          source={text}
          label={label}
          withText
        />
      </div>
      <div ref={text} className={styles.text} lang={lang} translate="no">
        {typeof children === 'string' ? <p>{children.trim()}</p> : children}
      </div>
    </div>
  );
}
