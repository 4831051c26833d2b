import {useRef, useState, type ReactNode} from 'react';
import CopyButton from '@portal/common/components/CopyButton';
import {saveFile} from '@portal/common/browser/saveFile';
import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import {exportPicture} from '../io/exportPicture';
import type {LoadedPicture} from '../io/loadPicture';
import {pictureName} from '../model/fileName';
import {hintsFor} from '../model/hints';
import type {Project} from '../model/project';
import {toSnippet, type PictureFormat} from '../model/snippet';
import {labels, pictureProblems} from '../texts';
import styles from '../styles.module.css';

interface Props {
  picture: LoadedPicture;
  project: Project;
  onProblem: (message: string) => void;
}

/** Renders the snippet for the page, and the picture. */
export default function ExportPanel({picture, project, onProblem}: Props): ReactNode {
  // This is known after the first save, because some browsers cannot write WebP.
  const [format, setFormat] = useState<PictureFormat | null>(null);
  const shown = useRef<HTMLPreElement>(null);
  const name = pictureName(project.name);
  const snippet = toSnippet({...project, name}, format);
  const hints = hintsFor(project, picture);
  const save = async () => {
    const exported = await exportPicture(picture, project.crop);
    setFormat(exported.format);
    saveFile(exported.blob, `${name}.${exported.format}`);
    const {size} = exported.blob;
    onProblem(size > pictureLimits.bytes ? pictureProblems.large(size) : '');
  };
  return (
    <div>
      {hints.length > 0 && (
        <ul className={styles.hints}>
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      <div className={styles.snippetHead}>
        <span id="marker-creator-snippet">{labels.snippet}</span>
        <CopyButton text={snippet} source={shown} label={labels.copySnippet} withText />
      </div>
      {/* A long line scrolls, so the keyboard must be able to focus it. */}
      <pre
        ref={shown}
        translate="no"
        className={styles.snippet}
        tabIndex={0}
        role="group"
        aria-labelledby="marker-creator-snippet">
        {snippet}
      </pre>
      <div className={styles.row}>
        <button
          type="button"
          className="button button--primary"
          onClick={() => void save().catch(() => onProblem(pictureProblems.write))}>
          {labels.saveWebp}
        </button>
      </div>
    </div>
  );
}
