/**
 * Whether a text contains tabs, as cells of a spreadsheet do; after a paste, a dialog then asks which column is meant.
 */
export const hasCells = (pasted: string): boolean => pasted.includes('\t');
