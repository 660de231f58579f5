import { readFile } from 'node:fs/promises';
import type { LoadFont } from '#cases/evidence/html/report-fonts.ts';
import { inProject } from '../project.mjs';

/** Reads a font of the HTML report from the installed packages. */
export const loadFont: LoadFont = ({ file }) =>
  readFile(inProject('node_modules', file)).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
