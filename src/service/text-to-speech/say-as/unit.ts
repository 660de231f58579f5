import type { LanguageCode } from '#contract/languages.ts';
import { beforeNoun } from '../spoken/spoken-number.ts';
import { countedForm, spokenPairs } from '../spoken/spoken-words.ts';
import { numberText, readNumber } from './number-text.ts';

/** The signs and spellings of each unit, in lower case. */
const signsByUnit: Readonly<Record<string, string>> = {
  millimeter: 'mm mms millimeter millimeters millimetre millimetres',
  centimeter: 'cm cms centimeter centimeters centimetre centimetres',
  meter: 'm mtr mtrs meter meters metre metres',
  kilometer: 'km kms kilometer kilometers kilometre kilometres',
  inch: 'in inch inches',
  foot: 'ft feet foot',
  yard: 'yd yds yard yards',
  mile: 'mi mile miles',
  milligram: 'mg mgs milligram milligrams',
  gram: 'g gm gms gram grams',
  kilogram: 'kg kgs kilo kilos kilogram kilograms',
  quintal: 'qtl quintal quintals',
  tonne: 'tonne tonnes ton tons',
  ounce: 'oz ounce ounces',
  pound: 'lb lbs',
  milliliter: 'ml mls milliliter milliliters millilitre millilitres',
  liter: 'l lt ltr ltrs liter liters litre litres',
  second: 's sec secs second seconds',
  millisecond: 'ms msec millisecond milliseconds',
  minute: 'min mins minute minutes',
  hour: 'h hr hrs hour hours',
  day: 'day days',
  week: 'wk wks week weeks',
  month: 'month months',
  year: 'yr yrs year years',
  'kilometer-per-hour': 'km/h kmph km/hr kmh kph',
  'meter-per-second': 'm/s mps',
  'mile-per-hour': 'mph',
  celsius: '°c ºc ℃',
  fahrenheit: '°f ºf ℉',
  degree: '° º degree degrees',
  percent: '% percent',
  kilobyte: 'kb kilobyte kilobytes',
  megabyte: 'mb megabyte megabytes',
  gigabyte: 'gb gigabyte gigabytes',
  terabyte: 'tb terabyte terabytes',
  watt: 'w watt watts',
  kilowatt: 'kw kilowatt kilowatts',
  volt: 'v volt volts',
  acre: 'acre acres',
  hectare: 'ha hectare hectares',
  'square-foot': 'sqft sq.ft sq.ft. ft² ft2',
  'square-meter': 'sqm sq.m sq.m. m² m2',
  'square-kilometer': 'sqkm sq.km sq.km. km² km2',
};

const unitsBySign = new Map(
  Object.entries(signsByUnit).flatMap(([unit, signs]) =>
    signs.split(' ').map((sign) => [sign, unit] as const),
  ),
);

/** The signs of all units, in lower case. */
export const unitSigns: readonly string[] = [...unitsBySign.keys()];

/** The unit of a sign such as `Kgs`, or of an abbreviation of the language such as `कि.मी.`. */
export function unitOfSign(sign: string, language: LanguageCode): string | undefined {
  return unitsBySign.get(sign.toLowerCase()) ?? spokenPairs('unit-signs', language).get(sign);
}

/** A number in words with the name of its unit, which is in the singular if `one` is true. */
export function withUnit(number: string, unit: string, one: boolean, language: LanguageCode): string {
  const form = countedForm(unit, one, language);
  const counted = beforeNoun(number, language);
  return form.includes('#') ? form.replace('#', () => counted) : `${counted} ${form}`;
}

/** `5 km` or `5kgs` with the unit's name in the language; undefined when number or unit is not understood. */
export function spokenUnit(text: string, language: LanguageCode): string | undefined {
  const match = /^([-−+]?[\p{Nd},.٫٬]+)[\s-]*(\S+|sq\.?\s(?:ft|m|km)\.?)$/iu.exec(text);
  const number = readNumber(match?.[1] ?? '');
  const unit = unitOfSign((match?.[2] ?? '').replace(/\s/gu, ''), language);
  if (!number || !unit) return undefined;
  const one = number.whole === '1' && number.fraction === '';
  return withUnit(numberText(number, language), unit, one, language);
}
