import type { LanguageCode } from '#contract/languages.ts';
import { type NumberTable, numberTables } from './number-tables.ts';
import { englishCardinal } from './numerals.ts';

const maxNumber = 1e12;

function cardinalWords(value: number, table: NumberTable): string {
  if (value < 100) return table.small[value]!;
  const sizes = [
    [1e7, table.crore],
    [1e5, table.lakh],
    [1000, table.thousand],
    [100, table.hundred],
  ] as const;
  for (const [size, words] of sizes) {
    if (value < size) continue;
    const count = Math.floor(value / size);
    const rest = value % size;
    const forms = words.joined?.[count] ?? (count === 1 ? words.one : words.many);
    const form = rest === 0 ? forms.alone : forms.before;
    const multiplier = cardinalWords(count, table);
    const head = form.replace('%', words.stem?.(multiplier) ?? multiplier);
    return rest === 0 ? head : `${head} ${cardinalWords(rest, table)}`;
  }
  return '';
}

/** True for digits grouped by commas the Indian or the international way, or not at all. */
function isGrouped(digits: string): boolean {
  return (
    /^\d+$/.test(digits) || /^\d{1,3}(?:,\d{3})+$/.test(digits) || /^\d{1,2}(?:,\d{2})*,\d{3}$/.test(digits)
  );
}

/**
 * A number as words of a language with Indian grouping (thousand, lakh, crore).
 *
 * @param text digits 0 to 9, with optional grouping commas and decimal point
 * @returns undefined for text that is not a number (dates, versions) or is above 10^12
 */
export function numberToWords(text: string, language: LanguageCode): string | undefined {
  const [whole = '', decimals, ...more] = text.split('.');
  if (more.length > 0 || !isGrouped(whole) || (decimals !== undefined && !/^\d+$/.test(decimals)))
    return undefined;
  const value = Number(whole.replaceAll(',', ''));
  if (value >= maxNumber) return undefined;
  const table = numberTables[language];
  const words =
    language === 'sa'
      ? sanskritNumber(value)
      : table
        ? cardinalWords(value, table)
        : englishCardinal(value).join(' ');
  if (decimals === undefined) return words;
  const digits = [...decimals].map((digit) =>
    table ? table.small[Number(digit)]! : englishCardinal(Number(digit)).join(''),
  );
  return [words, table?.point ?? 'point', ...digits].join(' ');
}

// In compounds, numerals below ten lose their endings.
const compoundStems = ['', 'एक', 'द्वि', 'त्रि', 'चतुर्', 'पञ्च', 'षट्', 'सप्त', 'अष्ट', 'नव'];

function stemOf(value: number): string {
  return compoundStems[value] || (numberTables.sa?.small[value] ?? '').replace(/ः$/, '');
}

/** Joins `अधिक` (more by) to a stem by the rules of sandhi before अ. */
function appendAdhika(stem: string): string {
  if (stem.endsWith('ि')) return `${stem.slice(0, -1)}्यधिक`;
  if (stem.endsWith('ट्')) return `${stem.slice(0, -2)}डधिक`;
  if (stem.endsWith('त्')) return `${stem.slice(0, -2)}दधिक`;
  if (stem.endsWith('र्')) return `${stem.slice(0, -1)}धिक`;
  return `${stem}ाधिक`;
}

const sanskritSizes = [
  [1e7, 'कोटि', 'कोटिः'],
  [1e5, 'लक्ष', 'लक्षम्'],
  [1000, 'सहस्र', 'सहस्रम्'],
  [100, 'शत', 'शतम्'],
] as const;

/**
 * Sanskrit forms one compound with the smallest part first: 125 is `पञ्चविंशत्यधिकशतम्`, "a hundred more by
 * twenty-five".
 */
function sanskritNumber(value: number): string {
  if (value < 100) return numberTables.sa?.small[value] ?? '';
  const [, , last] = sanskritSizes.find(([size]) => value >= size)!;
  const parts: string[] = [];
  let rest = value;
  for (const [size, name] of sanskritSizes) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count === 0) continue;
    const head =
      count === 1 ? '' : count < 100 ? stemOf(count) : sanskritNumber(count).replace(/(?:म्|ः)$/, '');
    parts.push((head.endsWith('र्') && name === 'शत' ? `${head.slice(0, -2)}ः` : head) + name);
  }
  if (rest > 0) parts.push(stemOf(rest));
  const [greatest = '', ...smaller] = parts;
  const ending = last.endsWith('ः') ? 'ः' : 'म्';
  return smaller.reverse().map(appendAdhika).join('') + greatest + ending;
}
