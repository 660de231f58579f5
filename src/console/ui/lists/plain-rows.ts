/** The most rows that a list renders all at once; a longer one renders only those in view. */
export const maxPlainRows = 60;
