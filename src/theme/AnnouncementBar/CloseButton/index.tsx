/**
 * Wraps @docusaurus/theme-classic `AnnouncementBar/CloseButton`.
 * Why: the button disappears with its bar. This moves the focus to the navbar, so that it is not lost.
 * Can go when upstream moves the focus.
 */
import type {MouseEvent, ReactNode} from 'react';
import OriginalCloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';

export default function AnnouncementBarCloseButton(props: Props): ReactNode {
  return (
    <OriginalCloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        props.onClick?.(event);
        document.querySelector<HTMLElement>('.navbar__brand')?.focus();
      }}
    />
  );
}
