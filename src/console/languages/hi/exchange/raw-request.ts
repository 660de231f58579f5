import type { rawRequestWords } from '#console/catalogues/exchange/raw-request.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof rawRequestWords> = {
  region: 'मूल अनुरोध',
  explanation:
    'फ़ील्ड की जगह यही अनुरोध ठीक जैसा लिखा है वैसा भेजा जाता है। जो विनिर्देश में मान्य नहीं है, वह पहले समझाया जाता है और फिर भी भेजा जा सकता है।',
  headers: 'हेडर',
  headersHint: 'हर पंक्ति में एक, नाम: मान। जो पंक्ति हटा दी जाए वह हेडर नहीं भेजा जाता।',
  credentials: 'कुंजी और ऐप आईडी यहाँ नहीं रखी जातीं: उन्हें “खाता” में लिखें।',
  body: 'सामग्री',
  bodyHint: 'कोई भी पाठ। ख़ाली सामग्री नहीं भेजी जाती।',
  leave: 'फ़ील्ड पर लौटें',
};
