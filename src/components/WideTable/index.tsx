import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ScrollArea from '@site/src/components/ScrollArea';

/** Renders a table of a page. On narrow screens, it stays a table and scrolls sideways. */
export default function WideTable(props: ComponentProps<'table'>): ReactNode {
  const label = translate({id: 'portal.table.label', message: 'Tabelle, seitlich verschiebbar'});
  return (
    <ScrollArea label={label}>
      <table {...props} />
    </ScrollArea>
  );
}
