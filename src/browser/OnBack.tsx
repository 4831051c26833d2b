import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';

/**
 * While it is rendered, «back» calls `onBack` instead of leaving the page. The router knows one such
 * handler at a time, the last: render it only as long as something fills the screen.
 */
export default function OnBack({onBack}: {onBack: () => void}): null {
  useHistoryPopHandler(() => {
    onBack();
    return false;
  });
  return null;
}
