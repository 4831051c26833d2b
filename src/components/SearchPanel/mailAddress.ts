import {mailHref} from '../../text/contactHref';

/** Address of an e-mail with subject and text. */
export function mailAddress(to: string, {subject, body}: {subject: string; body: string}): string {
  return `${mailHref(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
