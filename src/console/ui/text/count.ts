import { currentLanguage } from '#console/languages/current-language.ts';
import { formatNumber } from './format.ts';

/** Forms of a word: `{ one: 'row', other: 'rows' }`; some languages have `two`, `few` or `many` too. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const rules = new Map<string, Intl.PluralRules>();

/** The form of a word for a count, by the plural rules of the interface's language. */
function formFor(count: number, forms: Forms): string {
  const { code } = currentLanguage();
  const rule = rules.get(code) ?? new Intl.PluralRules(code);
  rules.set(code, rule);
  return forms[rule.select(count)] ?? forms.other;
}

/** A count with its word: `2 rows`. */
export function countOf(count: number, forms: Forms): string {
  return `${formatNumber(count)} ${formFor(count, forms)}`;
}
