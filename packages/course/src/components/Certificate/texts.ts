import type {LessonGroup} from '../../lessons';
import {solvedText} from '../lib/texts';

/** Labels of the form above the certificate. */
export const labels = {name: 'Dein Name', print: 'Zertifikat drucken'} as const;

/** Titles of the sheet: at the end of the course and before. */
export const titles = {complete: 'Zertifikat', partial: 'Bestätigung'} as const;

/** What the trainee has done in the course. */
export const achieved = (solved: number, total: number): string =>
  solved === total
    ? `abgeschlossen und alle ${total} Übungen gelöst.`
    : `besucht und ${solvedText(solved, total)}.`;

/** What the trainee can do after a group of lessons. */
export const learned: Record<LessonGroup, string> = {
  start: 'weiss, wie das Web funktioniert',
  html: 'baut eine Seite mit HTML: Text, Bilder, Listen, Links, Tabellen',
  css: 'gestaltet sie mit CSS: Farben, Schriften, Abstände, Layout',
  javascript: 'macht sie mit JavaScript lebendig',
};

/** Text in place of the certificate without JavaScript. */
export const noScript = 'Das Zertifikat entsteht im Browser und braucht JavaScript.';
