/** The editors' list of synonyms, relative to the root of the project. */
export const synonymsFile = 'src/config/synonyms.txt';
