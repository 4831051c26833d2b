const particles =
  'ab|an|auf|aus|bei|dar|durch|ein|fest|fort|frei|her|herunter|hin|hinzu|hoch|los|mit|nach|um|vor|weg|weiter|wieder|zu|zuruck|zusammen';
const pattern = new RegExp(`^(${particles})?ge(.{3,}?)(?:e?t|en)$`);

/**
 * The infinitive that a folded word may be the past participle of:
 * `geloscht` → `loschen`, `hochgeladen` → `hochladen`; null when it has not
 * the shape of one. It is a guess: the caller checks whether the word occurs.
 */
export function infinitiveOf(word: string): string | null {
  const [, particle = '', verb] = pattern.exec(word) ?? [];
  return verb === undefined ? null : `${particle}${verb}en`;
}
