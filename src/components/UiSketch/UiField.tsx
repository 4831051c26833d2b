import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {textOf, useShownValue} from '@site/src/components/Value/useShownValue';
import type {ValueName} from '@site/src/config/values';
import Part, {type PartProps} from './Part';
import State, {chosen} from './State';
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
  /** Replaces `value` with a value that depends on the installation, as `Value` shows it. */
  valueName?: ValueName;
  type?: FieldType;
  /** For checkbox, toggle and radio. */
  checked?: boolean;
}

const ticks: readonly FieldType[] = ['checkbox', 'toggle', 'radio'];

function stateOf(type: FieldType, checked = false): string {
  if (type === 'toggle') {
    return checked
      ? translate({id: 'portal.sketch.on', message: 'ein'})
      : translate({id: 'portal.sketch.off', message: 'aus'});
  }
  return checked ? chosen() : translate({id: 'portal.sketch.notChosen', message: 'nicht gewählt'});
}

function ValueText({name}: {name: ValueName}): ReactNode {
  const value = useShownValue()(name);
  return value && textOf(value);
}

/** Renders a drawn form field with its label. */
export default function UiField({
  label,
  value,
  valueName,
  type = 'text',
  checked,
  symbol,
  marker,
}: Props): ReactNode {
  if (ticks.includes(type)) {
    return (
      <Part marker={marker} className={styles.tick}>
        <span className={styles.box} data-type={type} data-checked={checked || undefined}>
          <State>{stateOf(type, checked)}</State>
        </span>
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
          {valueName && <ValueText name={valueName} />}
          <span>{type === 'password' && value === undefined ? '••••••••' : value}</span>
        </span>
        <UiIcon symbol={symbol} />
      </span>
    </Part>
  );
}
