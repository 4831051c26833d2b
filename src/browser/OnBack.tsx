import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';

/**
 * While it is rendered, «back» calls `onBack` instead of leaving the page: to the reader, it goes from what
 * fills the screen to the page behind it. The router knows one such handler at a time, the last, so render
 * it only as long as something does.
 */
export default function OnBack({onBack}: {onBack: () => void}): null {
  useHistoryPopHandler(() => {
    onBack();
    return false;
  });
  return null;
}
