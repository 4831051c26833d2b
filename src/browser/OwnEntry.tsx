import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';

const mark = 'portalEntry';

/**
 * While it is rendered, the page has a second entry in the browser's history: without one, «back» leaves a page that
 * was opened directly before `OnBack` hears of it. Render it after `OnBack`, and not where links lead away from what
 * fills the screen: the entry would be left behind.
 */
export default function OwnEntry(): null {
  const history = useHistory();
  useEffect(() => {
    window.history.pushState({[mark]: true}, '');
    return () => {
      // Gone already after «back».
      if (!window.history.state?.[mark]) return;
      // To the router it would be a visit to the page, which begins at its top.
      const release = history.block((_, action) => (action === 'POP' ? false : undefined));
      window.addEventListener('popstate', () => release(), {once: true});
      window.history.back();
    };
  }, [history]);
  return null;
}
