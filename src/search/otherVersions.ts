import {manualTable, versionName} from '../config/manuals';
import {versionOf} from './request';
import type {SearchScope} from './scope';
import {formatAddress, type SearchAddress} from './searchAddress';

/** With fewer results than this the answer may stand in another version. */
export const fewResults = 5;

interface OtherVersion {
  /** Of manual and version. */
  name: string;
  /** Query string of the search page. */
  address: string;
}

/** The same search in each version that it leaves out of a manual that has several. */
export function otherVersions(address: SearchAddress, scope: SearchScope): OtherVersion[] {
  return manualTable
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
