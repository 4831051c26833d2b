import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import type {SearchHit} from '../wire/types';
import {useResultAddress} from '../hooks/useResultAddress';
import {useSearchScope} from '../hooks/useSearchScope';
import {productKey} from '../constants';
import {docsTag} from '../docsTag';
import {groupSeparator, lowestHeading} from '../records/record';
import LinkList from './LinkList';
import ResultLink from './ResultLink';

/** Renders the best section of each product. Following one of them remembers the product. */
export default function Products({hits}: {hits: readonly SearchHit[]}): ReactNode {
  const {manuals} = useSearchScope();
  const [, slot] = useStorageSlot(productKey);
  const toLink = useResultAddress();
  const remember = ({docusaurus_tag: tag, version}: SearchHit) => {
    const manual = manuals.find((one) => docsTag(one.id, version) === tag);
    return () => manual && slot.set(manual.id);
  };
  return (
    <LinkList title={<Translate id="portal.searchPage.products">Womit arbeiten Sie?</Translate>}>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <ResultLink to={toLink(hit.url)} onFollow={remember(hit)}>
            <strong>{hit.hierarchy.lvl0.split(groupSeparator)[0]}</strong>
            {`: ${lowestHeading(hit.hierarchy)}`}
          </ResultLink>
        </li>
      ))}
    </LinkList>
  );
}
