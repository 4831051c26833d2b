/** A share from 0 to 1 as percent with one decimal. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
