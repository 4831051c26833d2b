import {useState, type ReactNode} from 'react';
import type {LoadedPicture} from '../io/loadPicture';
import {wholePicture, withNumber, type Area} from '../model/geometry';
import {labels} from '../texts';
import {ownUndo} from '../ownUndo';
import {useFocusAfter} from '../useFocusAfter';
import {cropId} from './Toolbar';
import styles from '../styles.module.css';

const next = [cropId];

/** A number that is being typed. It stays as typed, and no intermediate value changes the other numbers. */
interface Typing {
  key: keyof Area;
  text: string;
  /** The area when the typing began. */
  from: Area;
}

interface Props {
  picture: LoadedPicture;
  area: Area;
  onChange: (area: Area) => void;
  onApply: () => void;
  onCancel: () => void;
}

/** Renders the crop in pixels, for the keyboard and for exact sizes. */
export default function CropTool({picture, area, onChange, onApply, onCancel}: Props): ReactNode {
  useFocusAfter(next);
  const [typing, setTyping] = useState<Typing | null>(null);
  const type = (key: keyof Area, text: string, size: number) => {
    const from = typing?.key === key ? typing.from : area;
    setTyping({key, text, from});
    onChange(text === '' ? from : withNumber(from, key, Number(text) / size));
  };
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
              {...{[ownUndo]: ''}}
              type="number"
              min={0}
              max={size}
              value={typing?.key === key ? typing.text : Math.round(area[key] * size)}
              onChange={({target}) => type(key, target.value, size)}
              onKeyDown={(event) => event.key === 'Enter' && setTyping(null)}
              onBlur={() => setTyping(null)}
            />
          </label>
        ))}
        <button type="button" className="button button--primary" onClick={onApply}>
          {labels.cropApply}
        </button>
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={() => onChange(wholePicture)}>
          {labels.cropReset}
        </button>
        <button type="button" className="button button--outline button--primary" onClick={onCancel}>
          {labels.cancel}
        </button>
      </div>
    </div>
  );
}
