import type { LanguageCode } from '#contract/languages.ts';

export type Currency = 'INR' | 'USD' | 'GBP' | 'EUR';

/** Signs and codes of each currency, in upper case. */
export const currencyBySign: Record<string, Currency> = {
  INR: 'INR',
  '₹': 'INR',
  RS: 'INR',
  'RS.': 'INR',
  रु: 'INR',
  'रु.': 'INR',
  रू: 'INR',
  'रू.': 'INR',
  'রু.': 'INR',
  'રૂ.': 'INR',
  'ರೂ.': 'INR',
  'രൂ.': 'INR',
  'ਰੁ.': 'INR',
  'ரூ.': 'INR',
  'రూ.': 'INR',
  USD: 'USD',
  $: 'USD',
  US$: 'USD',
  GBP: 'GBP',
  '£': 'GBP',
  EUR: 'EUR',
  '€': 'EUR',
};

interface CurrencyNames {
  /** Name of the main unit, such as rupee and rupees. */
  readonly main: SingularAndPlural;
  /** Name of the subunit, such as cent and cents. */
  readonly small: SingularAndPlural;
}

type SingularAndPlural = readonly [one: string, many: string];

/** Rupee, paisa, dollar, cent, pound, penny, euro; a plural that differs follows a slash. */
const namesByLanguage: Partial<Record<LanguageCode, string>> = {
  en: 'rupee/rupees paisa/paise dollar/dollars cent/cents pound/pounds penny/pence euro/euros',
  hi: 'रुपया/रुपये पैसा/पैसे डॉलर सेंट पाउंड पेंस यूरो',
  as: 'টকা পইচা ডলাৰ চেণ্ট পাউণ্ড পেন্স ইউৰো',
  bn: 'টাকা পয়সা ডলার সেন্ট পাউন্ড পেন্স ইউরো',
  gu: 'રૂપિયો/રૂપિયા પૈસો/પૈસા ડોલર સેન્ટ પાઉન્ડ પેન્સ યુરો',
  kn: 'ರೂಪಾಯಿ ಪೈಸೆ ಡಾಲರ್ ಸೆಂಟ್ ಪೌಂಡ್ ಪೆನ್ಸ್ ಯೂರೋ',
  ml: 'രൂപ പൈസ ഡോളർ സെന്റ് പൗണ്ട് പെൻസ് യൂറോ',
  mr: 'रुपया/रुपये पैसा/पैसे डॉलर सेंट पाउंड पेन्स युरो',
  or: 'ଟଙ୍କା ପଇସା ଡଲାର ସେଣ୍ଟ ପାଉଣ୍ଡ ପେନ୍ସ ୟୁରୋ',
  pa: 'ਰੁਪਇਆ/ਰੁਪਏ ਪੈਸਾ/ਪੈਸੇ ਡਾਲਰ ਸੈਂਟ ਪੌਂਡ ਪੈਂਸ ਯੂਰੋ',
  ta: 'ரூபாய் பைசா டாலர்/டாலர்கள் சென்ட்/சென்ட்கள் பவுண்ட்/பவுண்டுகள் பென்ஸ் யூரோ/யூரோக்கள்',
  te: 'రూపాయి/రూపాయలు పైసా/పైసలు డాలర్/డాలర్లు సెంట్/సెంట్లు పౌండ్/పౌండ్లు పెన్స్ యూరో/యూరోలు',
  ne: 'रुपैयाँ पैसा डलर सेन्ट पाउन्ड पेन्स युरो',
  ur: 'روپیہ/روپے پیسہ/پیسے ڈالر سینٹ پاؤنڈ پینس یورو',
  sd: 'رپيو/رپيا پئسو/پئسا ڊالر سينٽ پائونڊ پينس يورو',
};

function parseNames(row: string): Record<Currency, CurrencyNames> {
  const namesAt = (index: number): SingularAndPlural => {
    const [one = '', many = one] = row.split(' ')[index]?.split('/') ?? [];
    return [one, many];
  };
  return {
    INR: { main: namesAt(0), small: namesAt(1) },
    USD: { main: namesAt(2), small: namesAt(3) },
    GBP: { main: namesAt(4), small: namesAt(5) },
    EUR: { main: namesAt(6), small: namesAt(3) },
  };
}

/** Currencies and their subunits by language. */
export const currencyNames: Partial<Record<LanguageCode, Record<Currency, CurrencyNames>>> =
  Object.fromEntries(Object.entries(namesByLanguage).map(([language, row]) => [language, parseNames(row)]));
