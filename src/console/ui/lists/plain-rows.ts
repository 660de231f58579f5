/** The most rows that a list renders all at once; a longer one renders only those in view. */
export const plainRows = 60;
