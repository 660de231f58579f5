/** Maximum number of rows in a list that is rendered completely; in longer lists only the rows in view are rendered. */
export const maxPlainRows = 60;
