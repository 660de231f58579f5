import * as z from 'zod/mini';

/** A term to keep; `as` replaces it, and is the term itself when it is only kept. */
export const MaskTerm = z.object({ term: z.string(), as: z.string() });
export type MaskTerm = z.infer<typeof MaskTerm>;

/** One sign of what is typed: `\` takes the meaning of the sign after it. */
const sign = /\\([\s\S])|[\s\S]/g;

/**
 * `Meera` keeps a term, `Meera = मीरा` replaces it; commas or line breaks separate several. A comma, an equals sign or
 * a backslash that belongs to a term has a backslash before it. A cell of a spreadsheet beside a term replaces it.
 */
export function readTerms(typed: string): MaskTerm[] {
  const terms: MaskTerm[] = [];
  let sides = [''];
  const end = () => {
    const [term = '', as = ''] = sides.map((side) => side.trim());
    if (term !== '') terms.push({ term, as: as || term });
    sides = [''];
  };
  for (const [found, literal] of typed.matchAll(sign)) {
    if (literal === undefined && /[,،\n]/.test(found)) end();
    else if (literal === undefined && /[=\t]/.test(found) && sides.length === 1) sides.push('');
    else sides.push((sides.pop() ?? '') + (literal ?? found));
  }
  end();
  return terms;
}

const literally = (text: string) => text.replaceAll(/[\\,،=\n\t]/g, '\\$&');

/** A term as it is typed. */
export function writeTerm({ term, as }: MaskTerm): string {
  return as === term ? literally(term) : `${literally(term)} = ${literally(as)}`;
}

/** Terms with others added; a term that is there already is given the new replacement, in its place. */
export function addTerms(terms: readonly MaskTerm[], added: readonly MaskTerm[]): MaskTerm[] {
  return [...new Map([...terms, ...added].map((term) => [term.term, term])).values()];
}
