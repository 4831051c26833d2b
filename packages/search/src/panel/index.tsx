import {useState, type ReactNode} from 'react';
import OnBack from '@portal/common/browser/OnBack';
import type {SearchScope} from '../address/scope';
import PanelContent from './PanelContent';
import './panel.css';

interface Props {
  /** Initial query. The panel limits its length. */
  initialQuery: string;
  /** Whether the reader has already pressed Enter. */
  isSubmitted: boolean;
  scope: SearchScope;
  onClose: () => void;
}

/** Renders the search panel. A suggestion starts a new panel with its query. */
export default function SearchPanel({initialQuery, isSubmitted, scope, onClose}: Props): ReactNode {
  const [start, setStart] = useState({query: initialQuery, isSubmitted, number: 0});
  return (
    <>
      <OnBack onBack={onClose} />
      <PanelContent
        key={start.number}
        initialQuery={start.query}
        isSubmitted={start.isSubmitted}
        scope={scope}
        onClose={onClose}
        onSuggestion={(query) =>
          setStart(({number}) => ({query, isSubmitted: false, number: number + 1}))
        }
      />
    </>
  );
}
