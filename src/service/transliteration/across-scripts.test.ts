import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { transliterate } from './transliterate.ts';

const tables: readonly (readonly [title: string, from: LanguageCode, to: LanguageCode, pairs: string])[] = [
  [
    'Urdu without its short vowels',
    'ur',
    'hi',
    `شکریہ शुक्रिया, محمد मुहम्मद, کتاب किताब, دنیا दुनिया, زندگی ज़िंदगी, حسین हुसैन, مسجد मस्जिद, دل दिल, قلم क़लम,
     خبر ख़बर, کرنا करना, عورت औरत, حکومت हुकूमत, میں में, ہیں हैं, کیوں क्यों`,
  ],
  ['Urdu with its short vowels', 'ur', 'hi', 'مُحَمَّد मुहम्मद, کِتاب किताब, اُردُو उर्दू, دِل दिल, گُلاب गुलाब'],
  [
    'Hindi words in the Urdu script',
    'hi',
    'ur',
    `शुक्रिया شکریہ, मोहम्मद محمد, किताब کتاب, हिंदुस्तान ہندوستان, स्कूल اسکول, चाय چائے, भाई بھائی, गाँव گاؤں,
     ईद عید, आँख آنکھ, नहीं نہیں, राय رائے`,
  ],
  [
    'Bangla ং before a consonant',
    'bn',
    'hi',
    `বাংলা बांग्ला, বাংলাদেশ बांग्लादेश, ইংরেজি इंग्रेजि, রং रंग, সংগীত संगीत, অংশ अंश, সংসার संसार, মাংস मांस,
     সংখ্যা संख्या, সিংহ सिंह`,
  ],
  ['Bangla ং in Latin letters', 'bn', 'en', 'বাংলা bangla, ইংরেজি ingreji, রং rong, সংগীত songit'],
  [
    'Punjabi tippi and addak',
    'pa',
    'hi',
    `ਪੰਜਾਬ पंजाब, ਸਿੰਘ सिंघ, ਕੰਮ कम्म, ਅੰਨ अन्न, ਮੁੰਡਾ मुंडा, ਸੱਚ सच्च, ਬੱਚਾ बच्चा, ਪੱਥਰ पत्थर, ਅੱਖ अक्ख, ਮੱਖਣ मक्खण,
     ਹੱਥ हत्थ, ਲੱਸੀ लस्सी`,
  ],
  ['Hindi with tippi and addak', 'hi', 'pa', 'अम्मा ਅੰਮਾ, सच्चा ਸੱਚਾ, पत्थर ਪੱਥਰ, मक्खन ਮੱਖਨ, रंग ਰੰਗ, माँ ਮਾਂ'],
  [
    'Tamil final n',
    'ta',
    'hi',
    'அவன் अवन, முருகன் मुरुगन, நான் नान, கண்ணன் कण्णन, ராமன் रामन, என் एन, மனம் मनम, அம்மா अम्मा',
  ],
  [
    'consonant clusters of Hindi in Latin letters',
    'hi',
    'en',
    `राष्ट्रपति rashtrapati, प्रगति pragati, प्रचलित prachalit, पत्रकार patrakar, स्वतंत्र swatantra, स्वामी swami,
     विद्या vidya, ज्ञान gyan, राष्ट्रीय rashtriya, भारतीय bhartiya, सूर्य surya, कमला kamla, पूर्व purva`,
  ],
  [
    'place names and English words that the lexicon knows in both scripts',
    'hi',
    'ta',
    'लखनऊ லக்னோ, चेन्नई சென்னை, बैंक பேங்க், स्कूल ஸ்கூல், बीच பீச்',
  ],
  ['Tamil names of people', 'ta', 'hi', 'கணேஷ் गणेश, பாரதி भारती, ராமன் रामन'],
  [
    'places of Tamil Nadu and other words in Latin letters',
    'ta',
    'en',
    'சென்னை chennai, மருத்துவமனை maruthuvamanai, அது adhu, பேருந்து perundhu',
  ],
  [
    'Bangla conjuncts in Latin letters',
    'bn',
    'en',
    'ধন্যবাদ dhonyobad, স্বাস্থ্য swasthyo, বিশ্ববিদ্যালয় bishwobidyaloy, বাড়ি bari, কলকাতা kolkata',
  ],
  [
    'names of Hindi towns in Latin letters',
    'hi',
    'en',
    'श्रीनगर srinagar, रामनगर ramnagar, छत्तीसगढ़ chhattisgarh, रामगढ़ ramgarh, रायगढ़ raigarh, पढ़ाई padhai',
  ],
  ['Punjabi retroflex r', 'pa', 'en', 'ਘੋੜਾ ghora, ਚੰਡੀਗੜ੍ਹ chandigarh'],
  ['vowels of Sanskrit', 'sa', 'en', 'कॢप्त klipta, पितृ pitri, ऋषिः rishih, गुरुः guruh, भारतम् bharatam'],
  ['vowels of Dogri', 'doi', 'en', 'डोगरी dogri, जम्मू jammu, ऐ ai, कौड़ी kaudi, औना auna'],
];

describe('transliteration between scripts', () => {
  describe.each(tables)('%s', (_, from, to, pairs) => {
    it.each(pairs.split(/,\s+/))('a word is spelled in another script: %s', (pair) => {
      const [native = '', spelling = ''] = pair.split(' ');
      expect(transliterate(native, from, to)[0]).toBe(spelling.normalize('NFC'));
    });
  });
});
