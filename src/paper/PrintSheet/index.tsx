import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isTask, qrCode} from '@site/src/paper/sheet';
import ProviderAddress from '../../components/ProviderAddress';
import styles from './styles.module.css';

/** Milliseconds that the sheet waits for its code. */
const patience = 1000;

/**
 * Renders «Drucken» on pages that describe a task. It prints title, steps and pictures on one sheet, with the code of
 * the page's address and the provider's contact. The browser's own command prints the whole page.
 */
export default function PrintSheet(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const code = useRef<HTMLImageElement>(null);
  if (!isTask(frontMatter)) {
    return null;
  }

  async function print() {
    const page = document.documentElement;
    page.dataset.sheet = '';
    const image = code.current!;
    image.loading = 'eager';
    // Without the code, the sheet is still of use.
    await Promise.race([
      image.decode().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
    window.print();
    // An iPhone lays the page out again when its printer is chosen, long after «afterprint».
    const leave = () => delete page.dataset.sheet;
    ['pointerdown', 'keydown'].forEach((event) =>
      window.addEventListener(event, leave, {once: true}),
    );
  }

  return (
    <>
      <button
        type="button"
        className={clsx('button button--outline button--primary button--sm', styles.button)}
        onClick={() => void print()}>
        <Translate id="portal.sheet.print">Drucken</Translate>
      </button>
      <div className={styles.foot}>
        <img
          ref={code}
          src={qrCode(metadata.permalink, siteConfig.baseUrl)}
          alt=""
          width={76}
          height={76}
          loading="lazy"
        />
        <div>
          <p>{(siteConfig.url + decodeURI(metadata.permalink)).replace(/^https?:\/\/|\/$/g, '')}</p>
          <ProviderAddress />
        </div>
      </div>
    </>
  );
}
