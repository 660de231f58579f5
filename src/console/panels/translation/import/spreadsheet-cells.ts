/** Whether a pasted text has cells of a spreadsheet: then a dialog asks which column is meant. */
export const hasCells = (pasted: string): boolean => pasted.includes('\t');
