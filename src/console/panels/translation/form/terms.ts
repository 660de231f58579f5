import * as z from 'zod/mini';

/** A term to mask; `as` is its replacement, which is the term itself if it is kept unchanged. */
export const MaskTerm = z.object({ term: z.string(), as: z.string() });
export type MaskTerm = z.infer<typeof MaskTerm>;

/** One typed character; a backslash escapes the next one. */
const typedCharacter = /\\([\s\S])|[\s\S]/g;

/**
 * Reads typed terms: `Meera` keeps a term, `Meera = मीरा` replaces it; commas or line breaks separate several. A comma,
 * an equals sign or a backslash inside a term is escaped by a backslash. In spreadsheet cells, the cell next to a term
 * is its replacement.
 */
export function readTerms(typed: string): MaskTerm[] {
  const terms: MaskTerm[] = [];
  let sides = [''];
  const end = () => {
    const [term = '', as = ''] = sides.map((side) => side.trim());
    if (term !== '') terms.push({ term, as: as || term });
    sides = [''];
  };
  for (const [found, literal] of typed.matchAll(typedCharacter)) {
    if (literal === undefined && /[,،\n]/.test(found)) end();
    else if (literal === undefined && /[=\t]/.test(found) && sides.length === 1) sides.push('');
    else sides.push((sides.pop() ?? '') + (literal ?? found));
  }
  end();
  return terms;
}

const escapeTerm = (text: string) => text.replaceAll(/[\\,،=\n\t]/g, '\\$&');

/** A term as a user types it. */
export function writeTerm({ term, as }: MaskTerm): string {
  return as === term ? escapeTerm(term) : `${escapeTerm(term)} = ${escapeTerm(as)}`;
}

/** Adds terms; a term that is already there keeps its place and gets the new replacement. */
export function addTerms(terms: readonly MaskTerm[], added: readonly MaskTerm[]): MaskTerm[] {
  return [...new Map([...terms, ...added].map((term) => [term.term, term])).values()];
}
