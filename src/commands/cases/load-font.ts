import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LoadFont } from '#cases/evidence/html/report-fonts.ts';

const requireFile = createRequire(import.meta.url);

/** Reads a font of the HTML report from the installed packages. */
export const loadFont: LoadFont = async ({ file }) => {
  try {
    return await readFile(requireFile.resolve(`@fontsource-variable/${file}`));
  } catch {
    return undefined;
  }
};
