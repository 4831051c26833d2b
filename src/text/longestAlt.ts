/** Characters of an alternative text. Longer ones belong to the page itself: a screen reader reads them in one go. */
export const longestAlt = 160;
