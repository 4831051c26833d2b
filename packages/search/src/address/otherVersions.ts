import {versionName} from '@portal/common/manuals';
import {versionOf} from './request';
import type {SearchScope} from './scope';
import {formatAddress, type SearchAddress} from './searchAddress';

/** With fewer results than this, the answer may be in another version. */
export const fewResults = 5;

interface OtherVersion {
  /** Name of the manual and version. */
  name: string;
  /** Query string of the search page. */
  address: string;
}

/** Returns the same search for each version that it does not cover, if the manual has several. */
export function otherVersions(address: SearchAddress, scope: SearchScope): OtherVersion[] {
  return scope.manuals
    .filter(({id}) => address.manual === null || address.manual === id)
    .flatMap(({id, label, versions = []}) =>
      versions
        .filter(({name}) => name !== versionOf(id, address, scope))
        .map((version) => ({
          name: versionName({label}, version),
          address: formatAddress({
            ...address,
            versions: {...address.versions, [id]: version.name},
            pages: 1,
          }),
        })),
    );
}
