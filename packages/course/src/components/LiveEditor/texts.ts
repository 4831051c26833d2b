import type {Notice} from '../../messages/notices';
import {fileNames, languageNames, type Pane} from '../../project';

/** Labels of the editor and of its preview. */
export const labels = {
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  preview: 'Vorschau',
  wide: 'Breit',
  phone: 'Mobiltelefon',
} as const;

/** What screen readers say when it changes what Tab does in an editor. */
export const tabTexts = {leaves: 'Tab verlässt den Editor.', indents: 'Tab rückt ein.'} as const;

/** Name of an editor for screen readers, by that of its example or exercise. */
export const editorName = (title: string): string => `Editor: ${title}`;

/** Name of a preview for screen readers. */
export const previewName = (title: string): string => `${labels.preview}: ${title}`;

/** Name of a file's code for screen readers. */
export const codeName = (pane: Pane): string => `${languageNames[pane]}-Code in ${fileNames[pane]}`;

/** Returns the place that a message links to. */
export const placeName = ({pane, line}: NonNullable<Notice['place']>): string =>
  `${fileNames[pane]}, Zeile ${line}`;

/** Names of the kinds of messages. */
export const kinds: Record<Notice['kind'], string> = {
  output: 'Ausgabe',
  hint: 'Hinweis',
  error: 'Fehler',
};

/** Returns how many errors and hints there are. */
export function summary(notices: readonly Notice[]): string {
  const errors = notices.filter(({kind}) => kind === 'error').length;
  const hints = notices.filter(({kind}) => kind === 'hint').length;
  const parts = [
    errors && (errors === 1 ? '1 Fehler' : `${errors} Fehler`),
    hints && (hints === 1 ? '1 Hinweis' : `${hints} Hinweise`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'keine Fehler';
}
