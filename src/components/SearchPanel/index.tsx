import {useState, type ReactNode} from 'react';
import OnBack from '@site/src/browser/OnBack';
import type {SearchScope} from '@site/src/search/scope';
import PanelContent from './PanelContent';
import './panel.css';

interface Props {
  /** Query to begin with; the limit of its length is the panel's. */
  initialQuery: string;
  scope: SearchScope;
  onClose: () => void;
}

/** The search panel. A suggestion begins a new one with its query. */
export default function SearchPanel({initialQuery, scope, onClose}: Props): ReactNode {
  const [start, setStart] = useState({query: initialQuery, number: 0});
  return (
    <>
      <OnBack onBack={onClose} />
      <PanelContent
        key={start.number}
        initialQuery={start.query}
        scope={scope}
        onClose={onClose}
        onSuggestion={(query) => setStart(({number}) => ({query, number: number + 1}))}
      />
    </>
  );
}
