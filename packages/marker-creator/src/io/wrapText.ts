/**
 * Breaks a text into lines that are not wider than `room`, measured by `width`. A word that is wider gets its own
 * line.
 */
export function wrapText(text: string, room: number, width: (part: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && width(longer) <= room) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
