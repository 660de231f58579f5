/** The parts that can be opened below a row. */
export const rowExtras = ['script', 'compare'] as const;
export type RowExtra = (typeof rowExtras)[number];
export type OpenRowExtras = readonly RowExtra[];
