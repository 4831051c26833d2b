/** Returns the line of an offset in a text that begins on line `start`. */
export function lineAt(text: string, index: number, start = 1): number {
  return start + text.slice(0, index).split('\n').length - 1;
}
