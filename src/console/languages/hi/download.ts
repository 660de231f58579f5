import type { downloadWords } from '#console/catalogues/download.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof downloadWords> = {
  label: 'डाउनलोड करें',
  csv: 'CSV, स्प्रेडशीट के लिए',
  tsv: 'TSV, स्तंभों के बीच टैब',
  json: 'JSON, स्थितियों के नाम के साथ',
};
