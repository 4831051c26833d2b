/** Attribute by which instructions are found in a built page. */
export const stepsAttribute = 'data-steps';
