import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Renders the page before there is a query: what the site shows, and an explanation for readers without JavaScript. */
export default function Start({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <noscript>
        <p>
          <Translate id="portal.searchPage.noScript">
            Die Suche braucht JavaScript. Ohne JavaScript führen diese Handbücher zum Ziel:
          </Translate>
        </p>
      </noscript>
      {children}
    </>
  );
}
