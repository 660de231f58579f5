/** The most rows that a list renders completely; of longer lists only the rows in view are rendered. */
export const maxPlainRows = 60;
