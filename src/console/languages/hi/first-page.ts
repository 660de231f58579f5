/** The words with which a page starts: those of the frame, the first panel and its answer. */
export const translations = import.meta.glob<object>(
  ['./shell.ts', './language-names.ts', './download.ts', './translation/{translation,results}.ts'],
  { import: 'words', eager: true },
);
