/** The editors' lists of words for the search, relative to the root of the project. */
export const wordFiles = {
  synonyms: 'src/config/synonyms.txt',
  consequences: 'src/config/consequences.txt',
};
