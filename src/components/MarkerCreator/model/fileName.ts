const letters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  é: 'e',
  è: 'e',
  à: 'a',
  ß: 'ss',
};

/** A name for a picture file as the manuals want it: small letters, digits and hyphens, no ending. */
export function pictureName(text: string): string {
  const name = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.(?:png|jpe?g|webp|avif|gif|bmp|svg)$/, '')
    .replace(/[äöüéèàß]/g, (letter) => letters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return name || 'bild';
}
