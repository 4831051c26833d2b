/** Returns a text as the source of a pattern. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for an element that contains this name and nothing else. A colon may follow. */
export const exactly = (name: string): RegExp => new RegExp(`^\\s*${escaped(name)}:?\\s*$`);
