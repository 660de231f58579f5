import { readFileSync, writeFileSync } from 'node:fs';
import { type FiguresOrigin, originText } from './machine.ts';
import { markdownTable } from './tables.ts';

/** The latest run of one benchmark or proof. */
export interface Run {
  readonly name: string;
  /** Text of the heading after the name, for example a seed. */
  readonly detail?: string;
  readonly table: readonly (readonly string[])[];
}

/**
 * Replaces the figures of the given runs in a README; those of other runs stay. Each has a section between
 * `<!-- figures of NAME -->` and `<!-- end of NAME -->`.
 *
 * @throws when the README has no section for a run
 */
export function writeFigures(readme: URL, origin: FiguresOrigin, runs: readonly Run[]): void {
  writeFileSync(
    readme,
    runs.reduce((text, run) => withFigures(text, origin, run), readFileSync(readme, 'utf8')),
  );
}

/** A README with the section of one run replaced. */
export function withFigures(text: string, origin: FiguresOrigin, { name, detail, table }: Run): string {
  const [begin, end] = markers(name);
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The README has no section for the figures of ${name}.`);
  const section = `\n### ${name}\n\n${originText(origin)}${detail ? `, ${detail}` : ''}\n\n${markdownTable(table)}\n`;
  return text.slice(0, from + begin.length) + section + text.slice(to);
}

/** The lines around the figures of a run. */
function markers(name: string): [begin: string, end: string] {
  return [`<!-- figures of ${name} -->`, `<!-- end of ${name} -->`];
}
