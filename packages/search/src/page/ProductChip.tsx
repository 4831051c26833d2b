import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useSearchScope} from '../hooks/useSearchScope';
import {productKey} from '../constants';
import styles from './styles.module.css';

/** Shows the product that the reader has chosen before, as a button that takes it off. `onTakeOff` follows it. */
export default function ProductChip({onTakeOff}: {onTakeOff: () => void}): ReactNode {
  const {manuals, product} = useSearchScope();
  const [, slot] = useStorageSlot(productKey);
  const manual = manuals.find(({id}) => id === product);
  if (!manual) {
    return null;
  }
  const takeOff = translate(
    {id: 'portal.searchPage.takeOffProduct', message: '{name} nicht mehr zuerst zeigen'},
    {name: manual.label},
  );
  return (
    <button
      type="button"
      className={styles.chip}
      title={takeOff}
      aria-label={takeOff}
      onClick={() => {
        onTakeOff();
        slot.del();
      }}>
      {manual.label} <span aria-hidden>×</span>
    </button>
  );
}
