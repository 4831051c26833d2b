import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {isBrowsersClick} from '@portal/common/browser/isBrowsersClick';
import {searchPath} from '../constants';
import {otherVersions} from '../address/otherVersions';
import type {SearchScope} from '../address/scope';
import type {SearchAddress} from '../address/searchAddress';
import styles from './styles.module.css';

interface Props {
  /** Address of the current search. */
  address: SearchAddress;
  scope: SearchScope;
  /** Called when one of the links opens in this tab. */
  onFollow?: () => void;
}

/** Renders links to the same search in the versions that it does not cover. */
export default function OtherVersions({address, scope, onFollow}: Props): ReactNode {
  return otherVersions(address, scope).map((version) => (
    <p key={version.name} className={styles.version}>
      <Link
        className="button button--outline button--primary"
        to={`/${searchPath}${version.address}`}
        onClick={(event) => isBrowsersClick(event) || onFollow?.()}>
        {translate(
          {id: 'portal.search.otherVersion', message: 'In {name} suchen'},
          {name: version.name},
        )}
      </Link>
    </p>
  ));
}
