import {useState, type ReactNode} from 'react';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
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
  // As the framework's menu: to the reader, «back» goes from what fills a phone's screen to the page behind it.
  useHistoryPopHandler(() => {
    onClose();
    return false;
  });
  const [start, setStart] = useState({query: initialQuery, number: 0});
  return (
    <PanelContent
      key={start.number}
      initialQuery={start.query}
      scope={scope}
      onClose={onClose}
      onSuggestion={(query) => setStart(({number}) => ({query, number: number + 1}))}
    />
  );
}
