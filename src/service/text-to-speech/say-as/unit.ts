import type { LanguageCode } from '#contract/languages.ts';
import { languages } from '#contract/languages.ts';
import { numberText, readNumber } from './number-text.ts';

/** Unit signs and the names Intl has for them. */
const intlUnitOfSign: Record<string, string> = {
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  km: 'kilometer',
  in: 'inch',
  ft: 'foot',
  yd: 'yard',
  mi: 'mile',
  g: 'gram',
  kg: 'kilogram',
  oz: 'ounce',
  lb: 'pound',
  ml: 'milliliter',
  l: 'liter',
  s: 'second',
  sec: 'second',
  min: 'minute',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  ms: 'millisecond',
  'km/h': 'kilometer-per-hour',
  kmph: 'kilometer-per-hour',
  'm/s': 'meter-per-second',
  mph: 'mile-per-hour',
  '°c': 'celsius',
  '°f': 'fahrenheit',
  '%': 'percent',
  kb: 'kilobyte',
  mb: 'megabyte',
  gb: 'gigabyte',
  tb: 'terabyte',
  acre: 'acre',
  ha: 'hectare',
};

/** Unit names that Intl lacks or has only as a sign, an abbreviation or with a slash; `%` stands for the number. */
const unitWords: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  ml: {
    percent: '% ശതമാനം',
    'kilometer-per-hour': 'മണിക്കൂറിൽ % കിലോമീറ്റർ',
    'mile-per-hour': 'മണിക്കൂറിൽ % മൈൽ',
    'meter-per-second': 'സെക്കൻഡിൽ % മീറ്റർ',
  },
  sd: { percent: '% سيڪڙو' },
  ta: {
    minute: '% நிமிடம்',
    hour: '% மணிநேரம்',
    'kilometer-per-hour': 'மணிக்கு % கிலோமீட்டர்',
    'mile-per-hour': 'மணிக்கு % மைல்',
    'meter-per-second': 'விநாடிக்கு % மீட்டர்',
  },
};

/** `5 km` with the unit's name in the language; undefined when number or unit is not understood. */
export function spokenUnit(text: string, language: LanguageCode): string | undefined {
  const match = /^([-−+]?[\p{Nd},.]+)\s*(\S+)$/u.exec(text);
  const number = readNumber(match?.[1] ?? '');
  const sign = (match?.[2] ?? '').toLowerCase();
  const unit = Object.hasOwn(intlUnitOfSign, sign) ? intlUnitOfSign[sign] : undefined;
  if (!number || !unit) return undefined;
  const spoken = numberText(number, language);
  const own = unitWords[language]?.[unit];
  if (own) return own.replace('%', spoken);
  const format = new Intl.NumberFormat(languages[language].bcp47, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  });
  const value = Number(`${number.whole}.${number.fraction || '0'}`);
  let placed = false;
  const words = format.formatToParts(value).map(({ type, value: part }) => {
    if (type === 'unit' || type === 'literal' || type === 'percentSign') return ` ${part} `;
    if (placed) return '';
    placed = true;
    return spoken;
  });
  return words.join('').replace(/\s+/gu, ' ').trim();
}
