import { currentLanguage } from '#console/languages/current-language.ts';

const formats: Record<string, Intl.NumberFormat> = {};

/** A number as the language of the interface writes it. */
function formatWith(value: number, options: Intl.NumberFormatOptions = {}): string {
  const { code } = currentLanguage();
  // Reused, since creating a format is slow.
  formats[code + JSON.stringify(options)] ??= new Intl.NumberFormat(code, options);
  return formats[code + JSON.stringify(options)]?.format(value) ?? '';
}

/**
 * Whether the interface is in English. English numbers are not left to `Intl`, whose first number takes 12 ms while the
 * page is opening.
 */
export const isEnglish = () => /^en/.test(currentLanguage().code);

/**
 * A number with its unit; English writes `symbol` after it. Where text runs from the right, both are kept apart from
 * the text around them, since `144.5 kB` would otherwise be shown as `kB 144.5`.
 */
export function formatUnit(value: number, unit: string, symbol: string, digits = 0): string {
  if (isEnglish()) return `${value.toFixed(digits)} ${symbol}`;
  const text = formatWith(value, {
    style: 'unit',
    unit,
    // Urdu has no short form of its own for bytes.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return isolated(text);
}

/**
 * Isolates a text from the direction of the text around it, if the interface runs from right to left. A text that
 * contains words of the interface then runs from right to left too, even if it begins with a name: `Moonshine نے
 * پہچانا`.
 */
function isolated(text: string): string {
  if (currentLanguage().direction !== 'rtl') return text;
  return `${/\p{Script=Arabic}/u.test(text) ? '\u2067' : '\u2068'}${text}\u2069`;
}

/** Joins facts: `generic · 3 suggestions`. They keep their order in a right-to-left interface too. */
export const joinFacts = (facts: readonly (string | false | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? isolated(fact) : [])).join(' · ');

/** Formats milliseconds: `84 ms`, `1.23 s`, `12.3 s`, `2:05`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 999.5) return formatUnit(Math.round(milliseconds), 'millisecond', 'ms');
  const seconds = milliseconds / 1000;
  if (seconds < 60) return formatUnit(seconds, 'second', 's', seconds < 9.95 ? 2 : 1);
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}

/** Formats a measured length in seconds: `4.120 s`. */
export const formatSeconds = (seconds: number, digits = 3): string =>
  formatUnit(seconds, 'second', 's', digits);

/** A whole number with grouped digits: `1,234,567`, in Hindi `12,34,567`. */
export function formatNumber(value: number): string {
  return isEnglish() ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : formatWith(value);
}
