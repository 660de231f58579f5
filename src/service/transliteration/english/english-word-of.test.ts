import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { dataFile } from '#service/data-file.ts';
import { transliterate } from '../transliterate.ts';
import { tableOfWords, writeTableOfWords } from './english-word-of.ts';

describe('English words written in an Indian script', () => {
  it.each<[from: LanguageCode, pairs: string]>([
    ['hi', 'लाइब्रेरी library, पार्किंग parking, अंब्रेला umbrella, फ़र्नीचर furniture, मैग्नेट magnet, कार्पेट carpet'],
    ['ta', 'லைப்ரரி library, பார்க்கிங் parking, கார்ப்பெட் carpet, பெயிண்டிங் painting, டிராகன் dragon'],
    ['te', 'లైబ్రరీ library, పార్కింగ్ parking, కార్పెట్ carpet, పెయింటింగ్ painting, బటర్‌ఫ్లై butterfly'],
    ['bn', 'লাইব্রেরি library, পার্কিং parking, কার্পেট carpet, পেইন্টিং painting, ম্যাগনেট magnet'],
    ['ur', 'لائبریری library, پارکنگ parking, کارپٹ carpet, فرنیچر furniture, میگنٹ magnet'],
    ['pa', 'ਲਾਇਬ੍ਰੇਰੀ library, ਪਾਰਕਿੰਗ parking, ਕਾਰਪੈਟ carpet, ਪੇਂਟਿੰਗ painting'],
    ['kn', 'ಕಾರ್ಪೆಟ್ carpet, ಪೇಂಟಿಂಗ್ painting'],
    ['mr', 'कार्पेट carpet, पेंटिंग painting'],
  ])('in %s, finds the English word for %s', (from, pairs) => {
    for (const pair of pairs.split(', ')) {
      const [native = '', english] = pair.split(' ');
      expect(transliterate(native, from, 'en', { cnt_lang: 'en' })[0], native).toBe(english);
    }
  });

  it.each(['नमस्ते', 'धन्यवाद', 'महाराष्ट्र'])('%s is not an English word and is written as it sounds', (word) => {
    expect(transliterate(word, 'hi', 'en', { cnt_lang: 'en' })[0]).toBe(transliterate(word, 'hi', 'en')[0]);
  });

  it('the stored table of words is what the common words and their pronunciations give', () => {
    expect(readFileSync(dataFile(tableOfWords), 'latin1')).toBe(writeTableOfWords());
  });
});
