import type { downloadWords } from '#console/catalogues/download.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof downloadWords> = {
  label: 'ڈاؤن لوڈ',
  csv: 'CSV، اسپریڈ شیٹ کے لیے',
  tsv: 'TSV، کالموں کے بیچ ٹیب',
  json: 'JSON، اسٹیٹس کے ناموں کے ساتھ',
};
