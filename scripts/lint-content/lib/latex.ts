/** Matches a command of LaTeX, of which formulas consist. */
export const latex =
  /(?<![:\\]|\p{L}{2})\\(?:frac|sqrt|text|times|cdot|sum|approx|[lg]eq|begin)\b(?!\\)/u;

export const latexProblem = 'Formeln in LaTeX zeigt die Seite nicht';
export const latexRemedy =
  'Schreiben Sie sie mit gewöhnlichen Zeichen, zum Beispiel a² + b² = c² oder (a + b) / 2, oder setzen Sie ein Bild ein.';
