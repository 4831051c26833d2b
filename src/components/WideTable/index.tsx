import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ScrollArea from '@site/src/components/ScrollArea';

/** A table of a page: stays a table on narrow screens and scrolls there sideways. */
export default function WideTable(props: ComponentProps<'table'>): ReactNode {
  const label = translate({id: 'portal.table.label', message: 'Tabelle, seitlich verschiebbar'});
  return (
    <ScrollArea label={label}>
      <table {...props} />
    </ScrollArea>
  );
}
