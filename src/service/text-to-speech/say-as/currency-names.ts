import type { LanguageCode } from '#contract/languages.ts';

export type Currency = 'INR' | 'USD' | 'GBP' | 'EUR';

/** Name for one and name for more. */
type Names = readonly [one: string, many: string];

/** Signs and codes that stand for a currency, in capitals. */
export const signs: Record<string, Currency> = {
  INR: 'INR',
  '₹': 'INR',
  RS: 'INR',
  'RS.': 'INR',
  रु: 'INR',
  'रु.': 'INR',
  USD: 'USD',
  $: 'USD',
  US$: 'USD',
  GBP: 'GBP',
  '£': 'GBP',
  EUR: 'EUR',
  '€': 'EUR',
};

interface CurrencyNames {
  readonly main: Names;
  readonly small: Names;
}

const same = (name: string): Names => [name, name];

function names(
  rupee: Names,
  paisa: Names,
  dollar: Names,
  cent: Names,
  pound: Names,
  penny: Names,
  euro: Names,
): Record<Currency, CurrencyNames> {
  return {
    INR: { main: rupee, small: paisa },
    USD: { main: dollar, small: cent },
    GBP: { main: pound, small: penny },
    EUR: { main: euro, small: cent },
  };
}

/** Currencies and their small coins in the languages spoken. */
export const currencyNames: Partial<Record<LanguageCode, Record<Currency, CurrencyNames>>> = {
  en: names(
    ['rupee', 'rupees'],
    ['paisa', 'paise'],
    ['dollar', 'dollars'],
    ['cent', 'cents'],
    ['pound', 'pounds'],
    ['penny', 'pence'],
    ['euro', 'euros'],
  ),
  hi: names(['रुपया', 'रुपये'], ['पैसा', 'पैसे'], same('डॉलर'), same('सेंट'), same('पाउंड'), same('पेंस'), same('यूरो')),
  as: names(same('টকা'), same('পইচা'), same('ডলাৰ'), same('চেণ্ট'), same('পাউণ্ড'), same('পেন্স'), same('ইউৰো')),
  bn: names(same('রুপি'), same('পয়সা'), same('ডলার'), same('সেন্ট'), same('পাউন্ড'), same('পেন্স'), same('ইউরো')),
  gu: names(
    ['રૂપિયો', 'રૂપિયા'],
    ['પૈસો', 'પૈસા'],
    same('ડોલર'),
    same('સેન્ટ'),
    same('પાઉન્ડ'),
    same('પેન્સ'),
    same('યુરો'),
  ),
  kn: names(
    ['ರೂಪಾಯಿ', 'ರೂಪಾಯಿಗಳು'],
    same('ಪೈಸೆ'),
    ['ಡಾಲರ್', 'ಡಾಲರ್‌ಗಳು'],
    ['ಸೆಂಟ್', 'ಸೆಂಟ್‌ಗಳು'],
    ['ಪೌಂಡ್', 'ಪೌಂಡ್‌ಗಳು'],
    same('ಪೆನ್ಸ್'),
    ['ಯೂರೋ', 'ಯೂರೋಗಳು'],
  ),
  ml: names(same('രൂപ'), same('പൈസ'), same('ഡോളർ'), same('സെന്റ്'), same('പൗണ്ട്'), same('പെൻസ്'), same('യൂറോ')),
  mr: names(['रुपया', 'रुपये'], ['पैसा', 'पैसे'], same('डॉलर'), same('सेंट'), same('पाउंड'), same('पेन्स'), same('युरो')),
  or: names(same('ଟଙ୍କା'), same('ପଇସା'), same('ଡଲାର'), same('ସେଣ୍ଟ'), same('ପାଉଣ୍ଡ'), same('ପେନ୍ସ'), same('ୟୁରୋ')),
  pa: names(['ਰੁਪਇਆ', 'ਰੁਪਏ'], ['ਪੈਸਾ', 'ਪੈਸੇ'], same('ਡਾਲਰ'), same('ਸੈਂਟ'), same('ਪੌਂਡ'), same('ਪੈਂਸ'), same('ਯੂਰੋ')),
  ta: names(
    same('ரூபாய்'),
    same('பைசா'),
    ['டாலர்', 'டாலர்கள்'],
    ['சென்ட்', 'சென்ட்கள்'],
    ['பவுண்ட்', 'பவுண்டுகள்'],
    same('பென்ஸ்'),
    ['யூரோ', 'யூரோக்கள்'],
  ),
  te: names(
    ['రూపాయి', 'రూపాయలు'],
    ['పైసా', 'పైసలు'],
    ['డాలర్', 'డాలర్లు'],
    ['సెంట్', 'సెంట్లు'],
    ['పౌండ్', 'పౌండ్లు'],
    same('పెన్స్'),
    ['యూరో', 'యూరోలు'],
  ),
  ne: names(['रुपैयाँ', 'रुपैयाँ'], same('पैसा'), same('डलर'), same('सेन्ट'), same('पाउन्ड'), same('पेन्स'), same('युरो')),
  ur: names(
    ['روپیہ', 'روپے'],
    ['پیسہ', 'پیسے'],
    same('ڈالر'),
    same('سینٹ'),
    same('پاؤنڈ'),
    same('پینس'),
    same('یورو'),
  ),
  sd: names(
    ['رپيو', 'رپيا'],
    ['پئسو', 'پئسا'],
    same('ڊالر'),
    same('سينٽ'),
    same('پائونڊ'),
    same('پينس'),
    same('يورو'),
  ),
};
