import { describe, expect, it } from 'vitest';
import { firstRowLooksLikeHeading } from './import-heading.ts';
import { readTable } from './import-table.ts';

const isLikelyHeaded = async (text: string, kind: 'csv' | 'tsv' = 'csv') =>
  firstRowLooksLikeHeading(await readTable(text, kind));

describe('the first row of a table', () => {
  it.each([
    'id,text\n1,Good morning\n2,Thank you',
    'key,English,note\nwelcome,Good morning.,first\nbye,Thank you.,last',
    'hi,en\nनमस्ते।,Hello.\nधन्यवाद।,Thank you.',
    'हिन्दी,அறிவிப்பு\nनमस्ते।,வணக்கம்.',
    'رقم,متن,اردو\n1,شکریہ۔,جی',
    'Order,Said by the clinic\n4711,Your parcel is here\n4712,Please wait',
  ])('the first row is a heading in %j', async (text) => {
    expect(await isLikelyHeaded(text)).toBe(true);
  });

  it.each([
    '1,Good morning\n2,Thank you',
    'Good morning,सुप्रभात\nThank you,धन्यवाद',
    'Good morning.,text\nThank you.,text',
    'a,a\n1,2',
    'text\nGood morning',
    'id,text',
    ',text\n1,Good morning',
    '',
  ])('the first row is an ordinary row in %j', async (text) => {
    expect(await isLikelyHeaded(text)).toBe(false);
  });

  it('the first row of a spreadsheet paste names its columns', async () => {
    expect(await isLikelyHeaded('No.\tString\n1\tवणक्कम\n', 'tsv')).toBe(true);
  });
});
