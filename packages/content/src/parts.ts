/** How a built page names its parts: components write these ids and attributes, and what reads a page finds them. */

/** Attribute that marks instructions. */
export const stepsAttribute = 'data-steps';

/** Attribute that marks a figure. Its value is the figure's id. */
export const figureAttribute = 'data-figure';

/** Returns the id of number `n` on the picture of a figure. */
export const markerId = (figure: string, n: number): string => `${figure}-nr-${n}`;

/** Matches a link to a number on a picture. The group is the number. */
export const markerHref = /^#.+-nr-(\d+)$/;

/** Returns the id of number `n` in the legend of a figure. */
export const legendId = (figure: string, n: number): string => `${figure}-legende-${n}`;

/** Names the fields of a section's tables, in place of a step. */
export const fieldsUnit = 'Felder';

/**
 * Returns what names the units of a page, the steps and the fields of its tables. It is told of each heading and each
 * list of steps, in reading order. `hochladen 2` is step 2 below the heading `#hochladen`, `hochladen 2.1` step 1 of its
 * second list, `hochladen Felder` its fields.
 */
export function unitNames() {
  let section = '';
  let list = 0;
  return {
    heading: (id: string) => {
      section = id;
      list = 0;
    },
    steps: () => {
      list += 1;
    },
    step: (step: number): string => `${section} ${list > 1 ? `${list}.` : ''}${step}`,
    fields: (): string => `${section} ${fieldsUnit}`,
    section: () => section,
  };
}
