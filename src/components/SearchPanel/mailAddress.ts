/** Address of an e-mail with subject and text. */
export function mailAddress(to: string, {subject, body}: {subject: string; body: string}): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
