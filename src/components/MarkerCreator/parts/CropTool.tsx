import type {ReactNode} from 'react';
import type {LoadedPicture} from '../io/loadPicture';
import {clampArea, wholePicture, type Area} from '../model/geometry';
import {labels} from '../texts';
import styles from '../styles.module.css';

interface Props {
  picture: LoadedPicture;
  area: Area;
  onChange: (area: Area) => void;
  onApply: () => void;
  onCancel: () => void;
}

/** The crop in pixels, for the keyboard and for exact sizes. */
export default function CropTool({picture, area, onChange, onApply, onCancel}: Props): ReactNode {
  const sides = [
    {key: 'x', label: labels.cropLeft, size: picture.width},
    {key: 'y', label: labels.cropTop, size: picture.height},
    {key: 'width', label: labels.cropWidth, size: picture.width},
    {key: 'height', label: labels.cropHeight, size: picture.height},
  ] as const;
  return (
    <div className={styles.crop}>
      <p>{labels.cropHelp}</p>
      <div className={styles.row}>
        {sides.map(({key, label, size}) => (
          <label key={key} className={styles.number}>
            {label}
            <input
              type="number"
              min={0}
              max={size}
              value={Math.round(area[key] * size)}
              onChange={({target}) =>
                onChange(clampArea({...area, [key]: Number(target.value) / size}))
              }
            />
          </label>
        ))}
        <button type="button" className={styles.primary} onClick={onApply}>
          {labels.cropApply}
        </button>
        <button type="button" className={styles.button} onClick={() => onChange(wholePicture)}>
          {labels.cropReset}
        </button>
        <button type="button" className={styles.button} onClick={onCancel}>
          {labels.cancel}
        </button>
      </div>
    </div>
  );
}
