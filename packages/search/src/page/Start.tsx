import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ManualCards from '../../../../src/components/Home/ManualCards';

/** Renders the page before there is a query: the manuals, and an explanation for readers without JavaScript. */
export default function Start(): ReactNode {
  return (
    <>
      <noscript>
        <p>
          <Translate id="portal.searchPage.noScript">
            Die Suche braucht JavaScript. Ohne JavaScript führen diese Handbücher zum Ziel:
          </Translate>
        </p>
      </noscript>
      <ManualCards />
    </>
  );
}
