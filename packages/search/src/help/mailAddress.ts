import {mailHref} from '@portal/common/text/contactHref';
import {wellFormed} from '@portal/common/text/wellFormed';

const encode = (text: string): string => encodeURIComponent(wellFormed(text));

/** Returns the address of an e-mail with subject and text. */
export function mailAddress(to: string, {subject, body}: {subject: string; body: string}): string {
  return `${mailHref(to)}?subject=${encode(subject)}&body=${encode(body)}`;
}
