import type {ReactNode} from 'react';
import Part, {type PartProps} from './Part';
import UiIcon from './UiIcon';
import styles from './fields.module.css';

type FieldType =
  | 'text'
  | 'password'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'toggle'
  | 'date'
  | 'file'
  | 'search'
  | 'radio'
  | 'number';

interface Props extends PartProps {
  label: string;
  value?: string;
  type?: FieldType;
  /** For checkbox, toggle and radio. */
  checked?: boolean;
}

const ticks: readonly FieldType[] = ['checkbox', 'toggle', 'radio'];

/** Drawn form field with its label. */
export default function UiField({
  label,
  value,
  type = 'text',
  checked,
  symbol,
  marker,
}: Props): ReactNode {
  if (ticks.includes(type)) {
    return (
      <Part marker={marker} className={styles.tick}>
        <span className={styles.box} data-type={type} data-checked={checked || undefined} />
        <span>{label}</span>
        {value && <span className={styles.value}>{value}</span>}
      </Part>
    );
  }
  return (
    <Part marker={marker} className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.input} data-type={type}>
        <span className={styles.value}>
          {type === 'password' && value === undefined ? '••••••••' : value}
        </span>
        <UiIcon symbol={symbol} />
      </span>
    </Part>
  );
}
