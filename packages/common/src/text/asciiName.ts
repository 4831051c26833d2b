const letters: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss'};

/** Returns a text as a file name that works everywhere: «Übersicht & Menü» → `uebersicht-menue`. */
export function asciiName(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
