import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {isoDay} from '@portal/common/text/isoDay';
import {longDate} from '@portal/common/text/longDate';

function AtDate({time}: {time: number}): ReactNode {
  const date = new Date(time);
  const words = (
    <b>
      <time dateTime={isoDay(date)} itemProp="dateModified">
        {longDate(date)}
      </time>
    </b>
  );
  return (
    <Translate id="theme.lastUpdated.atDate" values={{date: words}}>
      {' on {date}'}
    </Translate>
  );
}

function ByUser({name}: {name: string}): ReactNode {
  return (
    <Translate id="theme.lastUpdated.byUser" values={{user: <b>{name}</b>}}>
      {' by {user}'}
    </Translate>
  );
}

/** Renders when a page was last changed, and by whom. */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: lastUpdatedAt ? <AtDate time={lastUpdatedAt} /> : '',
          byUser: lastUpdatedBy ? <ByUser name={lastUpdatedBy} /> : '',
        }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
