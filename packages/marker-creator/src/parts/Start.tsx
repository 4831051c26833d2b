import {useRef, type ReactNode} from 'react';
import {labels} from '../texts';
import {useFocusAfter} from '../useFocusAfter';
import {surfaceId} from './Canvas';
import styles from '../styles.module.css';

/** Id of the button that chooses a picture. */
export const startId = 'marker-creator-start';

interface Props {
  onFile: (file: File) => void;
  /** Whether a picture is loaded. Then only a button is needed. */
  compact: boolean;
}

/** Where the focus moves when the picture has replaced the area. */
const afterwards = [surfaceId];

/** Renders the large area, which disappears with its button. */
function Area({children}: {children: ReactNode}): ReactNode {
  useFocusAfter(afterwards);
  return (
    <div className={styles.start}>
      <p>{labels.drop}</p>
      {children}
      <p className={styles.quiet}>{labels.privacy}</p>
    </div>
  );
}

/** Renders the choice of a picture file, as a large area while there is none. */
export default function Start({onFile, compact}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const chooser = (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) {
            onFile(file);
          }
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <button
        id={startId}
        type="button"
        className="button button--outline button--primary"
        onClick={() => input.current?.click()}>
        {compact ? labels.otherPicture : labels.choose}
      </button>
    </>
  );
  return compact ? chooser : <Area>{chooser}</Area>;
}
