import { shellWords } from '#console/catalogues/shell.ts';

const { label: _label, ...names } = shellWords.en.panels;

/** The names of all panels in English, in the order of the navigation. */
export const panelNames: readonly string[] = Object.values(names);
