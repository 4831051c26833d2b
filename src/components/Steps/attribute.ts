/** Attribute that marks instructions in a built page. */
export const stepsAttribute = 'data-steps';
