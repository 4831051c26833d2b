import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {saveFile} from '@portal/common/browser/saveFile';
import {pictureFolder} from '../../pictures';
import {playgroundFolder} from '../../sandbox/policy';
import {projectBox} from '../../storage/work';
import {downloadLabel, noScript} from './texts';
import styles from './styles.module.css';

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Renders the download of the trainee's page as a ZIP. It is created in the browser; nothing is sent anywhere. */
export default function ProjectDownload(): ReactNode {
  const folder = useBaseUrl(`${playgroundFolder}${pictureFolder}`);
  const isBrowser = useIsBrowser();
  const [status, setStatus] = useState('');

  async function download() {
    try {
      const {downloadName, zipProject} = await import('../../download');
      const {zip, missing} = await zipProject(projectBox.get(), (name) =>
        bytesOf(`${folder}/${name}`),
      );
      saveFile(new Blob([zip as BlobPart], {type: 'application/zip'}), `${downloadName}.zip`);
      setStatus(
        missing.length === 0
          ? 'Die ZIP-Datei ist in deinem Download-Ordner.'
          : `Die ZIP-Datei ist in deinem Download-Ordner, aber ohne ${missing.length === 1 ? 'das Bild' : 'die Bilder'} ${missing.join(', ')}. Versuch es nochmals, wenn du mit dem Internet verbunden bist.`,
      );
    } catch {
      setStatus(
        'Das Herunterladen hat nicht geklappt. Lade die Seite neu und versuch es nochmals.',
      );
    }
  }

  if (!isBrowser) {
    return (
      <noscript>
        <p>{noScript}</p>
      </noscript>
    );
  }
  return (
    <div className={styles.download}>
      <button
        type="button"
        className="button button--outline button--primary"
        onClick={() => void download()}>
        {downloadLabel}
      </button>
      <p aria-live="polite">{status}</p>
    </div>
  );
}
