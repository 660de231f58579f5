import { expect, it } from 'vitest';
import { readAloud } from '../read-aloud.ts';

/** Ambiguous texts, each with the reading that is chosen and the reason. */
const ambiguities = [
  ['12/03/2024', 'date', 'twelfth March, twenty twenty four', 'the day comes first, as in India'],
  [
    '03/25/2024',
    'date',
    'twenty fifth March, twenty twenty four',
    'there is no month 25, so the month comes first',
  ],
  [
    '45/67/2024',
    'numbers with slashes',
    'forty five, sixty seven, two thousand twenty four',
    'there is no such day',
  ],
  ['12/03/24', 'date', 'twelfth March, twenty twenty four', 'three parts with slashes are a date'],
  ['12.03.24', 'date', 'twelfth March, twenty twenty four', 'parts of two digits each are a date'],
  ['3.2.1', 'version', 'three point two point one', 'single digits with points are a version'],
  [
    '192.168.1.10',
    'version',
    'one hundred ninety two point one hundred sixty eight point one point ten',
    'four parts are no date',
  ],
  ['1/2', 'fraction', 'one half', 'without a year it is no date'],
  ['12/4', 'fraction', 'twelve by four', 'nor is a house number'],
  ['9:30', 'time', 'nine thirty', 'two digits of minutes below 60 are a time'],
  ['16:09', 'time', 'sixteen oh nine', 'also after noon'],
  ['16:9', 'ratio', 'sixteen to nine', 'one digit after the colon is a ratio'],
  ['3:75', 'ratio', 'three to seventy five', 'an hour has no 75 minutes'],
  ['2024-25', 'financial year', 'twenty twenty four to twenty five', 'the second number is the next year'],
  [
    '2024-30',
    'code or numbers',
    'two thousand twenty four-thirty',
    'the second number is neither the next year nor larger',
  ],
  ['5-10', 'range', 'five to ten', 'the second number is larger'],
  ['10-5', 'code or numbers', 'ten-five', 'a score, or a number of a house'],
  ['-5', 'number', 'minus five', 'nothing before the sign'],
  [
    '9876543210',
    'telephone',
    'nine eight seven six five, four three two one zero',
    'ten digits from 6 to 9 on are a mobile number',
  ],
  ['12345678', 'number', 'one two three four five six seven eight', 'a long number without commas is a code'],
  ['10000000', 'number', 'one crore', 'unless it is round'],
  ['1,00,00,000', 'number', 'one crore', 'or has commas'],
  [
    '1,234,567',
    'number',
    'one million two hundred thirty four thousand five hundred sixty seven',
    'western commas are read in millions',
  ],
  ['007', 'number', 'zero zero seven', 'a leading zero is no amount'],
  ['1947', 'number', 'one thousand nine hundred forty seven', 'four digits alone are a number'],
  ['5G', 'code', 'five G', 'a capital letter is no unit'],
  ['5g', 'quantity', 'five grams', 'a small letter is one'],
  ['COVID-19', 'code', 'COVID nineteen', 'five letters and more are a word'],
  ['MH12', 'code', 'M H twelve', 'up to four capital letters are spelled'],
  ['COVID-2019', 'code', 'COVID twenty nineteen', 'four digits of this and the last century are a year'],
  [
    'ABCDE1234F',
    'code',
    'A B C D E one two three four F',
    'with four digits and no dash all letters are spelled',
  ],
  ['24x7', 'around the clock', 'twenty four seven', 'all day, every day'],
  ['24/7', 'around the clock', 'twenty four seven', 'all day, every day'],
  ['4x6', 'times', 'four times six', 'numbers around an x are multiplied'],
  ['2 1/2', 'mixed number', 'two and a half', 'a whole number before a half belongs to it'],
  ['500/-', 'money', 'five hundred rupees', 'the stroke and dash mean rupees'],
  ['5 x 3', 'times', 'five times three', 'an x between spaces is a sign'],
  ['5 in', 'number', 'five in', 'the word, not the inch'],
  [`5'11"`, 'feet and inches', 'five feet eleven inches', 'both signs are there'],
  [`9'9`, 'number', "nine'nine", 'a sign is missing'],
  ['5 ft 11 in', 'feet and inches', 'five feet eleven inches', 'inches follow feet'],
  ['#12', 'number sign', 'number twelve', 'a number follows'],
  ['12: 3', 'number', 'twelve: three', 'a space on one side of the colon only is no ratio'],
] as const;

it.each(ambiguities)('%s is read as the form “%s”, spoken as “%s”: %s', (written, form, spoken) => {
  const parts = readAloud(written, 'en');
  expect(parts.map(({ from, to, spoken: words }) => words ?? written.slice(from, to)).join('')).toBe(spoken);
  if (form !== 'code or numbers') expect(parts[0]?.form).toBe(form);
});

it.each([
  ['since 1947', 'since nineteen forty seven'],
  ['in 1999', 'in nineteen ninety nine'],
  ['August 1947', 'August nineteen forty seven'],
  ['OTP is 1947', 'OTP is one nine four seven'],
  ['call 1098', 'call one zero nine eight'],
  ['dial it: 112 is the number to call', 'dial it: one hundred twelve is the number to call'],
  ['call 500 people', 'call five hundred people'],
  ['paid 500', 'paid five hundred'],
  ['call 2345 6789', 'call two three four five, six seven eight nine'],
  ['PIN: 4821', 'PIN: four eight two one'],
  ['112 by phone', 'one one two by phone'],
  ['open 9:30-17:30', 'open nine thirty to seventeen thirty'],
  ['open 9am-5pm', 'open nine A M to five P M'],
  ['₹1098', 'one thousand ninety eight rupees'],
])('the words around a number determine its meaning: %s', (written, spoken) => {
  const parts = readAloud(written, 'en').map(
    ({ from, to, spoken: words }) => words ?? written.slice(from, to),
  );
  expect(parts.join('')).toBe(spoken);
});
