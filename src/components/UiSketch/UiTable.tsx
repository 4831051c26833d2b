import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ScrollArea from '@site/src/components/ScrollArea';
import Part, {type PartProps} from './Part';
import styles from './styles.module.css';

interface Props extends PartProps {
  /** Column names, separated by |. */
  head?: string;
  /** Rows; the cells of a row are separated by |. */
  rows: readonly string[];
}

function Row({cells, className}: {cells: string; className?: string}): ReactNode {
  return (
    <span className={className}>
      {cells.split('|').map((cell, index) => (
        <span key={index} className={styles.cell}>
          {cell.trim()}{' '}
        </span>
      ))}
    </span>
  );
}

/** Renders the table of a program, for example a list of files. */
export default function UiTable({head, rows, marker}: Props): ReactNode {
  return (
    <Part marker={marker} corner className={marker === undefined ? undefined : styles.marked}>
      <ScrollArea
        as="span"
        label={translate({id: 'portal.table.label', message: 'Tabelle, seitlich verschiebbar'})}>
        <span className={styles.table}>
          {head && <Row cells={head} className={styles.tableHead} />}
          {rows.map((row, index) => (
            <Row key={index} cells={row} className={styles.tableRow} />
          ))}
        </span>
      </ScrollArea>
    </Part>
  );
}
