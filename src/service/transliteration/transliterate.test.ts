import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages, TransliterationLanguage } from '#contract/languages.ts';
import { processorTime } from '#testing/processor-time.ts';
import { stepsAtOnce } from '../in-turns.ts';
import type { TransliterationOptions } from './spelling-task.ts';
import { transliterate, transliterateWithRoutes } from './transliterate.ts';
import { scriptOf } from './word-script.ts';

function firstSuggestion(
  text: string,
  from: LanguageCode,
  to: LanguageCode,
  options?: TransliterationOptions,
): string {
  return transliterate(text, from, to, options)[0] ?? '';
}

describe('English words in Devanagari', () => {
  it.each<[text: string, spelling: string]>([
    ['Market', 'मार्केट'],
    ['computer', 'कंप्यूटर'],
    ['station master', 'स्टेशन मास्टर'],
    ['The office is near the hospital', 'द ऑफ़िस इज़ नियर द हॉस्पिटल'],
    ['Limited company', 'लिमिटेड कंपनी'],
    ['network', 'नेटवर्क'],
    ['biology', 'बायोलॉजी'],
  ])('“%s” is spelled %s in Hindi', (text, spelling) => {
    expect(firstSuggestion(text, 'en', 'hi')).toBe(spelling);
  });
});

describe('a word that is both English and an everyday word of an Indian language', () => {
  it.each<[text: string, to: LanguageCode, spelling: string]>([
    ['main ghar ja raha hoon', 'hi', 'मैं घर जा रहा हूँ'],
    ['are bhai to kya hua', 'hi', 'अरे भाई तो क्या हुआ'],
    ['wo log kahan gaye the', 'hi', 'वो लोग कहाँ गए थे'],
    ['main ghar ja raha hoon', 'ur', 'میں گھر جا رہا ہوں'],
    ['mera order kahan hai', 'hi', 'मेरा ऑर्डर कहाँ है'],
    ['tumhara number do', 'hi', 'तुम्हारा नंबर दो'],
    ['station kitni door hai', 'hi', 'स्टेशन कितनी दूर है'],
    ['mera account band ho gaya', 'ur', 'میرا اکاؤنٹ بند ہو گیا'],
    ['Close the door', 'hi', 'क्लोज़ द डोर'],
    ['a rock band', 'hi', 'ए रॉक बैंड'],
    ['The main road is closed', 'hi', 'द मेन रोड इज़ क्लोज़्ड'],
    ['Mat on the floor', 'hi', 'मैट ऑन द फ़्लोर'],
    ['main bazaar road', 'hi', 'मेन बाज़ार रोड'],
  ])('an ambiguous word is read like its neighbours: “%s” in %s is %s', (text, to, spelling) => {
    expect(firstSuggestion(text, 'en', to)).toBe(spelling);
  });
});

describe('everyday words of Hindi and Urdu as people type them', () => {
  it.each<[text: string, to: LanguageCode, spelling: string]>([
    ['mujhe kal chutti chahiye', 'hi', 'मुझे कल छुट्टी चाहिए'],
    ['paise wapas kar dijiye', 'hi', 'पैसे वापस कर दीजिए'],
    ['unhone kuch nahi kaha', 'hi', 'उन्होंने कुछ नहीं कहा'],
    ['kripya pratiksha karein', 'hi', 'कृपया प्रतीक्षा करें'],
    ['hum kal subah niklenge', 'hi', 'हम कल सुबह निकलेंगे'],
    ['teen ladke khel rahe the', 'ur', 'تین لڑکے کھیل رہے تھے'],
    ['doctor ne dawai di hai', 'ur', 'ڈاکٹر نے دوائی دی ہے'],
    ['kitne baje aaoge', 'ur', 'کتنے بجے آؤ گے'],
  ])('“%s” is spelled in %s as %s', (text, to, spelling) => {
    expect(firstSuggestion(text, 'en', to)).toBe(spelling);
  });
});

describe('English words in other scripts', () => {
  it.each<[text: string, to: LanguageCode, spelling: string]>([
    ['school', 'ta', 'ஸ்கூல்'],
    ['market', 'ml', 'മാർക്കറ്റ്'],
    ['student', 'te', 'స్టూడెంట్'],
    ['office', 'kn', 'ಆಫಿಸ್'],
    ['first class', 'gu', 'ફર્સ્ટ ક્લાસ'],
    ['computer', 'bn', 'কম্পিউটার'],
    ['school', 'ur', 'اسکول'],
    ['address', 'mr', 'ऍड्रेस'],
    ['website', 'pa', 'ਵੈੱਬਸਾਈਟ'],
    ['headache', 'hi', 'हेडेक'],
    ['luggage', 'hi', 'लगेज'],
    ['headache', 'ur', 'ہیڈیک'],
    ['wrong', 'te', 'రాంగ్'],
    ['want', 'bn', 'ওয়ান্ট'],
    ['want', 'pa', 'ਵਾਂਟ'],
    ['nights', 'ta', 'நைட்ஸ்'],
    ['schedule', 'hi', 'शेड्यूल'],
    ['Wi-Fi', 'te', 'వైఫై'],
    ['here', 'hi', 'हियर'],
    ['wonderful', 'te', 'వండర్ఫుల్'],
    ['questions', 'hi', 'क्वेश्चन्स'],
    ['sure', 'pa', 'ਸ਼ਿਓਰ'],
    ['account', 'gu', 'એકાઉન્ટ'],
    ['table', 'ml', 'ടേബിൾ'],
    ['call', 'ml', 'കോൾ'],
    ['mail', 'ml', 'മെയിൽ'],
    ['battery', 'ml', 'ബാറ്ററി'],
    ['computer', 'ml', 'കമ്പ്യൂട്ടർ'],
    ['ground', 'ml', 'ഗ്രൗണ്ട്'],
    ['health', 'ml', 'ഹെൽത്ത്'],
    ['team', 'or', 'ଟିମ'],
    ['digital', 'or', 'ଡିଜିଟାଲ'],
    ['university', 'or', 'ୟୁନିଭର୍ସିଟି'],
    ['pension', 'ml', 'പെൻഷൻ'],
    ['phone number', 'ml', 'ഫോൺ നമ്പർ'],
    ['export', 'as', 'এক্সপোৰ্ট'],
    ['computer', 'mr', 'कॉम्प्युटर'],
  ])('“%s” is spelled in %s as %s', (text, to, spelling) => {
    expect(firstSuggestion(text, 'en', to)).toBe(spelling);
  });
});

describe('Indian words in Latin letters', () => {
  it.each<[text: string, to: LanguageCode, spelling: string]>([
    ['krishna', 'hi', 'कृष्ण'],
    ['bharat', 'hi', 'भारत'],
    ['namaste', 'hi', 'नमस्ते'],
    ['vanakkam', 'ta', 'வணக்கம்'],
    ['meera', 'ta', 'மீரா'],
    ['kannada', 'kn', 'ಕನ್ನಡ'],
  ])('the suggestions for “%s” in %s include %s', (text, to, spelling) => {
    expect(transliterate(text, 'en', to, { noOfSuggestions: 10 })).toContain(spelling);
  });
});

describe('Hindi typed in Latin letters', () => {
  it.each([
    ['mera naam kavita hai', 'मेरा नाम कविता है'],
    ['aap kaise hain', 'आप कैसे हैं'],
    ['main theek hoon', 'मैं ठीक हूँ'],
    ['hum kahan hain', 'हम कहाँ हैं'],
    ['mujhe kuch nahi', 'मुझे कुछ नहीं'],
  ])('with cnt_lang, reads “%s” as Hindi', (text, spelling) => {
    expect(firstSuggestion(text, 'en', 'hi', { cnt_lang: 'hi' })).toBe(spelling);
  });

  it('reads common romanised Hindi words as Hindi even without cnt_lang', () => {
    expect(firstSuggestion('Namaste dosto', 'en', 'hi')).toBe('नमस्ते दोस्तो');
    expect(firstSuggestion('chai', 'en', 'hi')).toBe('चाय');
  });

  it.each([
    ['naan veetuku poren', 'ta', 'நான் வீட்டுக்கு போறேன்'],
    ['em chestunnav', 'te', 'ఏం చేస్తున్నావు'],
    ['tumi kothay jachcho', 'bn', 'তুমি কোথায় যাচ্ছ'],
    ['main theek haan', 'pa', 'ਮੈਂ ਠੀਕ ਹਾਂ'],
    ['udya yeto', 'mr', 'उद्या येतो'],
    ['tame kem cho', 'gu', 'તમે કેમ છો'],
    ['nanage gottilla', 'kn', 'ನನಗೆ ಗೊತ್ತಿಲ್ಲ'],
    ['njan nale varam', 'ml', 'ഞാൻ നാളെ വരാം'],
    ['A change is needed', 'pa', 'ਏ ਚੇਂਜ ਇਜ਼ ਨੀਡੈਡ'],
    ['the main door', 'mr', 'द मेन डोर'],
  ] as const)('a text is read as the target language or as English: “%s” in %s', (text, to, spelling) => {
    expect(firstSuggestion(text, 'en', to)).toBe(spelling);
  });

  it('reads English words as English without cnt_lang', () => {
    expect(firstSuggestion('main market', 'en', 'hi')).not.toContain('मैं');
  });
});

describe('a romanised word whose meaning depends on its neighbours', () => {
  it.each<[text: string, to: LanguageCode, spelling: string]>([
    ['usne kaha ki ram ki behen aayegi', 'hi', 'उसने कहा कि राम की बहन आएगी'],
    ['usne kaha ki wo nahi aayega', 'ur', 'اس نے کہا کہ وہ نہیں آئے گا'],
    ['mere sir mein dard hai', 'hi', 'मेरे सिर में दर्द है'],
    ['sir mujhe chutti chahiye', 'hi', 'सर मुझे छुट्टी चाहिए'],
    ['bara baje aana', 'hi', 'बारह बजे आना'],
    ['bara ghar hai', 'hi', 'बड़ा घर है'],
    ['mausam badal gaya', 'hi', 'मौसम बदल गया'],
    ['kale badal aaye', 'hi', 'काले बादल आए'],
    ['nalla irukku', 'ta', 'நல்லா இருக்கு'],
    ['nalla paiyan', 'ta', 'நல்ல பையன்'],
    ['tumi ki asbe', 'bn', 'তুমি কি আসবে'],
    ['tumi ki korcho', 'bn', 'তুমি কী করছ'],
    ['tumi to jano', 'bn', 'তুমি তো জানো'],
    ['dudh lai ke aa', 'pa', 'ਦੁੱਧ ਲੈ ਕੇ ਆ'],
    ['tere lai', 'pa', 'ਤੇਰੇ ਲਈ'],
    ['meenh pain wala hai', 'pa', 'ਮੀਂਹ ਪੈਣ ਵਾਲਾ ਹੈ'],
  ])('“%s” is spelled in %s as %s', (text, to, spelling) => {
    expect(firstSuggestion(text, 'en', to)).toBe(spelling);
  });
});

describe('romanised words whose exact spelling is in no table', () => {
  it.each<[text: string, to: LanguageCode, spelling: string]>([
    ['hum diwali manaayenge', 'hi', 'हम दिवाली मनाएँगे'],
    ['avanga padikiranga', 'ta', 'அவங்க படிக்கிறாங்க'],
  ])('“%s” is spelled in %s as %s', (text, to, spelling) => {
    expect(firstSuggestion(text, 'en', to)).toBe(spelling);
  });

  it('suggestions are distinct even after verb endings are replaced', () => {
    const suggestions = transliterate('avanga padikiranga', 'en', 'ta', { noOfSuggestions: 5 });
    expect(new Set(suggestions).size).toBe(suggestions.length);
  });
});

describe('the letter r in Tamil', () => {
  it.each(['meera', 'sareera', 'neeraik', 'karuppu', 'periya', 'parai'])(
    'the r of %s remains an r',
    (text) => {
      for (const spelling of transliterate(text, 'en', 'ta', { noOfSuggestions: 5 })) {
        expect(spelling).toMatch(/[ரற]/u);
      }
    },
  );
});

describe('capitals and English words beside everyday ones', () => {
  it.each([
    ['FIR number', 'hi', 'एफ.आई.आर. नंबर'],
    ['EMI', 'te', 'ఇ.ఎం.ఐ.'],
    ['UPI ID', 'ur', 'یو.پی.آئی. آئی.ڈی.'],
    ['SC ST OBC', 'hi', 'एस.सी. एस.टी. ओ.बी.सी.'],
    ['MERA NAAM RAM HAI', 'hi', 'मेरा नाम राम है'],
    ['FIR NUMBER KYA HAI', 'hi', 'एफ.आई.आर. नंबर क्या है'],
    ['HUM FIR MILENGE', 'hi', 'हम फिर मिलेंगे'],
    ['LIC KI POLICY', 'hi', 'एल.आई.सी. की पॉलिसी'],
    ['SBI KA LOAN', 'hi', 'एस.बी.आई. का लोन'],
    ['ICICI BANK LTD', 'hi', 'आई.सी.आई.सी.आई. बैंक लिमिटेड'],
    ['order cancel kar do please', 'hi', 'ऑर्डर कैंसिल कर दो प्लीज़'],
    ['Tata Steel', 'te', 'టాటా స్టీల్'],
    ['Meet me at 5 p.m.', 'hi', 'मीट मी ऐट 5 पीएम.'],
    ['please visit the dhaba near station', 'hi', 'प्लीज़ विजिट द ढाबा नियर स्टेशन'],
  ] as const)('“%s” is spelled in %s as %s', (text, to, spelling) => {
    expect(firstSuggestion(text, 'en', to)).toBe(spelling);
  });
});

describe('from one Indic script to another', () => {
  it.each<[text: string, from: LanguageCode, to: LanguageCode, spelling: string]>([
    ['तमिल', 'hi', 'ta', 'தமிழ்'],
    ['राम', 'hi', 'kn', 'ರಾಮ್'],
    ['राम', 'hi', 'gu', 'રામ'],
    ['हिन्दी', 'hi', 'pa', 'ਹਿੰਦੀ'],
    ['पक्का', 'hi', 'pa', 'ਪੱਕਾ'],
    ['विद्या', 'hi', 'as', 'ৱিদ্যা'],
    ['यात्रा', 'hi', 'bn', 'যাত্রা'],
    ['লন্ডন', 'bn', 'as', 'লন্ডন'],
    ['ভাৰত', 'as', 'hi', 'भारत'],
    ['हात', 'mr', 'bn', 'হাত'],
    ['সৎ', 'bn', 'hi', 'सत'],
    ['பாரதி', 'ta', 'hi', 'भारती'],
    ['അവൻ', 'ml', 'te', 'అవన్'],
    ['अर्जुन', 'hi', 'ml', 'അർജുൻ'],
    ['ਪੰਜਾਬ', 'pa', 'hi', 'पंजाब'],
    ['ଭାରତ', 'or', 'hi', 'भारत'],
    ['किताब', 'hi', 'ur', 'کتاب'],
    ['دوست', 'ur', 'hi', 'दोस्त'],
    ['پاڪستان', 'sd', 'ur', 'پاکستان'],
    ['कमल', 'hi', 'sat', 'ᱠᱚᱢᱚᱞ'],
    ['ᱠᱟᱢ', 'sat', 'hi', 'काम'],
    ['राम', 'hi', 'mni', 'ꯔꯥꯝ'],
    ['ꯃꯤꯇꯩ', 'mni', 'hi', 'मितै'],
  ])('“%s” from %s to %s is spelled %s', (text, from, to, spelling) => {
    expect(firstSuggestion(text, from, to)).toBe(spelling);
  });

  it.each<[text: string, from: LanguageCode, latin: string]>([
    ['कमला', 'hi', 'kamla'],
    ['हिन्दुस्तान', 'hi', 'hindustan'],
    ['ਪੰਜਾਬ', 'pa', 'panjab'],
    ['தமிழ்', 'ta', 'tamil'],
    ['எழுத்து', 'ta', 'ezhuthu'],
    ['ಬೆಂಗಳೂರು', 'kn', 'bengaluru'],
    ['পথ', 'bn', 'poth'],
  ])('“%s” (%s) is spelled %s in Latin letters', (text, from, latin) => {
    expect(firstSuggestion(text, from, 'en')).toBe(latin);
  });
});

describe('every target language', () => {
  const targets: readonly LanguageCode[] = [...TransliterationLanguage.options, 'kok', 'ne'];
  it.each(targets.filter((code) => code !== 'en'))('English text has only native letters in %s', (to) => {
    const spelling = firstSuggestion('Welcome to the Quality Jazz Festival, xylophone & fuchsia', 'en', to);
    const letters = [...spelling].filter((letter) => /[\p{L}\p{M}]/u.test(letter));
    expect(letters.length).toBeGreaterThan(20);
    expect(letters.filter((letter) => scriptOf(letter.codePointAt(0)!) !== languages[to].script)).toEqual([]);
  });
});

describe('the options of transliteration', () => {
  it('isBulk: the exception database is searched only when isBulk is false', () => {
    const parts = {
      exceptions: (word: string) => (word === 'acme' ? { spellings: ['एक्मी', 'एक्मे'] } : undefined),
      lexicon: () => ({ spellings: [], derived: false }),
      transliterator: { spell: () => ({ spellings: ['rules'], layer: 'model' as const }) },
    };
    expect(transliterate('Acme', 'en', 'hi', { isBulk: false, noOfSuggestions: 2 }, parts)).toEqual([
      'एक्मी',
      'एक्मे',
    ]);
    expect(transliterate('Acme', 'en', 'hi', {}, parts)).toEqual(['rules']);
  });

  it('noOfSuggestions: an upper bound; suggestions of several words are combined in order of rank', () => {
    const parts = {
      exceptions: () => undefined,
      lexicon: () => ({ spellings: [], derived: false }),
      transliterator: {
        spell: (word: string) => ({
          spellings: [`${word}1`, `${word}2`, `${word}3`],
          layer: 'model' as const,
        }),
      },
    };
    expect(transliterate('ab da', 'en', 'hi', { noOfSuggestions: 4 }, parts)).toEqual([
      'ab1 da1',
      'ab1 da2',
      'ab2 da1',
      'ab1 da3',
    ]);
    expect(transliterate('Rama', 'en', 'hi', { noOfSuggestions: 2 })).toHaveLength(2);
    expect(transliterate('9', 'en', 'hi', { noOfSuggestions: 5 })).toEqual(['9']);
  });

  it('abbreviate: capitals are spelled letter by letter unless they are words', () => {
    expect(firstSuggestion('SMS', 'en', 'hi')).toBe('एस.एम.एस.');
    expect(firstSuggestion('RSVP', 'en', 'hi')).toBe('आर.एस.वी.पी.');
    expect(firstSuggestion('ISBN', 'en', 'hi', { abbreviate: false })).not.toContain('.');
    expect(transliterate('NASA', 'en', 'hi', { noOfSuggestions: 2 })).toEqual(['एन.ए.एस.ए.', 'नासा']);
    expect(transliterate('NASA', 'en', 'hi', { abbreviationWithoutDot: true })).toEqual(['एनएएसए']);
    for (const text of ['Nasa', 'nasa']) expect(firstSuggestion(text, 'en', 'hi')).toBe('नासा');
    expect(firstSuggestion('NASA', 'en', 'hi', { abbreviate: false })).toBe('नासा');
    for (const to of TransliterationLanguage.options.filter((code) => code !== 'en')) {
      expect([to, firstSuggestion('SIM PIN COVID CAPTCHA', 'en', to)]).toEqual([
        to,
        expect.not.stringContaining('.'),
      ]);
      expect([to, firstSuggestion('ATM', 'en', to)]).toEqual([to, expect.stringContaining('.')]);
    }
    expect(transliterate('GOLD', 'en', 'hi', { noOfSuggestions: 2 })).toEqual(['गोल्ड', 'जी.ओ.एल.डी.']);
    expect(firstSuggestion('U.S.A.', 'en', 'hi')).toBe('यू.एस.ए.');
    expect(firstSuggestion('a,b,9282=-!!==', 'en', 'hi')).toBe('ए,बी,9282=-!!==');
  });

  it('letters next to a number have no dots, and short words without a vowel are read letter by letter', () => {
    const inAll = (text: string) =>
      (['hi', 'ta', 'te', 'bn', 'ur', 'pa'] as const).map((to) => firstSuggestion(text, 'en', to));
    expect(inAll('MP3')).toEqual(['एमपी3', 'எம்பி3', 'ఎంపి3', 'এমপি3', 'ایم پی3', 'ਐੱਮਪੀ3']);
    expect(inAll('5G')).toEqual(['5जी', '5ஜி', '5జి', '5জি', '5جی', '5ਜੀ']);
    expect(inAll('H1N1')).toEqual(['एच1एन1', 'எச்1என்1', 'హెచ్1ఎన్1', 'এইচ1এন1', 'ایچ1این1', 'ਐੱਚ1ਐੱਨ1']);
    expect(inAll('kmpl')).toEqual(['केएमपीएल', 'கேஎம்பிஎல்', 'కెఎంపిఎల్', 'কেএমপিএল', 'کے ایم پی ایل', 'ਕੇਐੱਮਪੀਐੱਲ']);
    expect(firstSuggestion('MG', 'en', 'hi')).toBe('एम.जी.');
    expect(firstSuggestion('5 mg', 'en', 'hi')).toBe('5 मिग्रा');
  });

  it('letters have the names that each language uses', () => {
    const names = (to: LanguageCode) =>
      [...'AFHUVW'].map((letter) => firstSuggestion(letter, 'en', to)).join(' ');
    expect(names('ur')).toBe('اے ایف ایچ یو وی ڈبلیو');
    expect(names('bn')).toBe('এ এফ এইচ ইউ ভি ডব্লিউ'.normalize('NFC'));
    expect(names('pa')).toBe('ਏ ਐੱਫ ਐੱਚ ਯੂ ਵੀ ਡਬਲਯੂ');
    expect(firstSuggestion('IRCTC', 'en', 'ur', { abbreviationWithoutDot: true })).toBe('آئی آر سی ٹی سی');
  });

  it('abbreviationWithoutDot: letters are spelled without full stops', () => {
    expect(firstSuggestion('SMS', 'en', 'hi', { abbreviationWithoutDot: true })).toBe('एसएमएस');
    expect(firstSuggestion('ATM', 'en', 'ta', { abbreviationWithoutDot: true })).toBe('ஏடிஎம்');
  });

  it('convertNumber: numbers become local digits or words, or Roman numerals become digits', () => {
    expect(firstSuggestion('2021.05', 'en', 'hi')).toBe('2021.05');
    expect(firstSuggestion('2021.05', 'en', 'hi', { convertNumber: 'local' })).toBe('२०२१.०५');
    expect(firstSuggestion('७', 'hi', 'ta', { convertNumber: 'local' })).toBe('௭');
    expect(firstSuggestion('505', 'en', 'hi', { convertNumber: 'words' })).toBe('पांच सौ पांच');
    expect(firstSuggestion('4,05,000', 'en', 'hi', { convertNumber: 'words' })).toBe('चार लाख पांच हज़ार');
    expect(firstSuggestion('Sector IX', 'en', 'hi', { convertNumber: 'roman' })).toBe('सेक्टर 9');
    expect(firstSuggestion('Sector IX', 'en', 'hi')).toBe('सेक्टर आई.एक्स.');
  });

  it('convertOrdinal: ordinals become figures when true and words when false', () => {
    expect(firstSuggestion('15th Main', 'en', 'hi', { convertOrdinal: true })).toBe('15 मेन');
    expect(firstSuggestion('15th Main', 'en', 'hi')).toMatch(/^फिफ्टी(न्|ं)थ मेन$/u);
    expect(firstSuggestion('21st', 'en', 'hi')).toBe('ट्वेंटी फर्स्ट');
    expect(firstSuggestion('15th', 'en', 'hi', { convertOrdinal: true, convertNumber: 'local' })).toBe('१५');
  });

  it('ignoreTaggedEntities: addresses are transliterated when true and unchanged when false', () => {
    const text = 'Mail info@example.com, see www.example.com/a?b=1.';
    const kept = firstSuggestion(text, 'en', 'hi', { ignoreTaggedEntities: false });
    expect(kept).toContain('info@example.com,');
    expect(kept).toContain('www.example.com/a?b=1.');
    const spelled = firstSuggestion(text, 'en', 'hi');
    expect(spelled).toContain('डब्ल्यूडब्ल्यूडब्ल्यू.');
    expect(spelled).toContain('.कॉम');
    expect(spelled).not.toMatch(/[A-Za-z]/);
  });

  it('an address may have a path in another script', () => {
    const text = 'https://shop.example.in/आदेश?id=5';
    expect(firstSuggestion(text, 'en', 'ta', { ignoreTaggedEntities: false })).toBe(text);
    expect(firstSuggestion(text, 'en', 'ta')).toBe('எச்டிடிபிஎஸ்://ஷாப்.எக்சாம்பிள்.இன்/ஆதேஷ்?இட்=5');
  });

  it('full-width letters and ligatures are read as letters, and signs such as µ are kept', () => {
    expect(firstSuggestion('ﬁne ｆｕｌｌ', 'en', 'hi')).toBe('फाइन फुल');
    expect(firstSuggestion('½ µm 1º', 'en', 'hi')).toBe('½ µm 1º');
  });

  it('“may” is a verb beside a pronoun, and otherwise the month', () => {
    expect(firstSuggestion('May I come', 'en', 'hi')).toBe('मे आई कम');
    expect(firstSuggestion('in May', 'en', 'hi')).toBe('इन मई');
  });

  it('a word with capitals inside is read word by word', () => {
    expect(firstSuggestion('ThankYou', 'en', 'hi')).toBe('थैंकयू');
    expect(firstSuggestion('Ph.D.', 'en', 'hi')).toBe('पीएचडी.');
  });

  it.each(['generic', 'pii_names', 'pii_addresses'])(
    'domain %s: a dictionary word is read as English',
    (domain) => {
      expect(firstSuggestion('orange umbrella, private', 'en', 'hi', { domain })).toBe('ऑरेंज अंब्रेला, प्राइवेट');
      expect(firstSuggestion('hardware', 'en', 'te', { domain })).toBe('హార్డ్\u200cవేర్');
    },
  );

  it('domain pii_names: a word next to a known name is read as a name', () => {
    expect(firstSuggestion('Kavita Mane', 'en', 'hi', { domain: 'pii_names' })).toBe('कविता माने');
    expect(firstSuggestion('Kavita Mane', 'en', 'hi')).toBe('कविता मेन');
  });

  it('domain pii_addresses: abbreviations of addresses are written in full', () => {
    const text = 'Opp Rly Stn, 12 MG Rd';
    expect(firstSuggestion(text, 'en', 'hi', { domain: 'pii_addresses' })).toBe(
      'अपोज़िट रेलवे स्टेशन, 12 एम.जी. रोड',
    );
    expect(firstSuggestion('Opp. Rly. Stn. 12', 'en', 'hi', { domain: 'pii_addresses' })).toBe(
      'अपोज़िट रेलवे स्टेशन 12',
    );
    expect(firstSuggestion('Stn', 'en', 'hi')).not.toBe('स्टेशन');
  });

  it.each(['bfsi', 'ecommerce', 'food', 'infotainment', 'medical', 'enterprise'])(
    'domain %s: spells like generic',
    (domain) => {
      const text = 'Kavita Mane, 12 MG Rd, orange, biryani, SBI, tablet';
      expect(firstSuggestion(text, 'en', 'hi', { domain })).toBe(firstSuggestion(text, 'en', 'hi'));
    },
  );

  it('domain and cnt_lang determine how words are read', () => {
    expect(firstSuggestion('rama', 'en', 'hi', { domain: 'OnlyEnglish' })).toBe('रामा');
    expect(firstSuggestion('Kavita Mane', 'en', 'hi', { domain: 'pii_names' })).not.toBe(
      firstSuggestion('Kavita Mane', 'en', 'hi', { domain: 'OnlyEnglish' }),
    );
    expect(firstSuggestion('main road', 'en', 'hi', { domain: 'pii_addresses' })).toBe('मेन रोड');
    expect(firstSuggestion('pure', 'en', 'hi', { cnt_lang: 'hi' })).not.toBe(
      firstSuggestion('pure', 'en', 'hi', { cnt_lang: 'en' }),
    );
    expect(firstSuggestion('सॉकेट', 'hi', 'ta', { cnt_lang: 'en' })).toBe('சாக்கேட்');
  });
});

describe('text other than plain words', () => {
  it('keeps spaces, symbols, emoji and letters of other scripts byte for byte', () => {
    expect(firstSuggestion('  a \t\n—  9 % 👍🏽 中文 ', 'en', 'hi')).toBe('  ए \t\n—  9 % 👍🏽 中文 ');
    expect(firstSuggestion('', 'en', 'hi')).toBe('');
    expect(firstSuggestion('中राम中 αराम', 'hi', 'kn')).toBe('中ರಾಮ್中 αರಾಮ್');
    expect(firstSuggestion('Anything 12th NASA', 'en', 'en')).toBe('Anything 12th NASA');
  });

  it('reads mixed scripts, composed and decomposed letters, joiners and accents', () => {
    expect(firstSuggestion('मेरा phone', 'hi', 'gu')).toBe('મેરા ફોન');
    expect(firstSuggestion('क़लम', 'hi', 'ur')).toBe(firstSuggestion('क\u093cलम', 'hi', 'ur'));
    expect(firstSuggestion('वेब\u200dसाइट', 'hi', 'gu')).toBe('વેબસાઇટ');
    expect(firstSuggestion('café', 'en', 'hi')).toBe(firstSuggestion('cafe', 'en', 'hi'));
    expect(firstSuggestion('میرا نام', 'ur', 'pa')).toMatch(/^[\u0a00-\u0a7f]+ [\u0a00-\u0a7f]+$/);
  });

  it('spelling a new word does not become slower after two thousand others', { tags: 'slow' }, () => {
    const letters = (at: number) =>
      [...at.toString(7)].map((digit) => `${'bhraklm'[Number(digit)]}a`).join('');
    let next = 500;
    const spellNewWords = (count: number) => {
      for (const end = next + count; next < end; next++) transliterate(letters(next), 'en', 'hi');
    };
    const early = processorTime(() => spellNewWords(200));
    spellNewWords(2_000);
    expect(processorTime(() => spellNewWords(200))).toBeLessThan(3 * early);
  });

  it('transliteration takes time in proportion to the length of hostile text', () => {
    const texts = [
      'a'.repeat(10000),
      'A.'.repeat(5000),
      '1,'.repeat(5000),
      'a@'.repeat(5000),
      'क्'.repeat(5000),
      '1st'.repeat(3000),
      `${'x'.repeat(9990)}.com`,
      '\u0301'.repeat(10000),
      'www.'.repeat(2500),
      "a'".repeat(5000),
    ];
    for (const text of texts) {
      const once = (read: string) =>
        processorTime(() => {
          transliterate(read, text.includes('क') ? 'hi' : 'en', 'ta', {
            noOfSuggestions: 5,
            convertNumber: 'words',
          });
        });
      // The faster of two runs, because the other may have collected garbage.
      const time = (read: string) => Math.min(once(read), once(read));
      // Ten times as much text may take about ten times as long, not a hundred times. Times below 2 ms count as 2 ms.
      const [tenth, whole] = [time(text.slice(-text.length / 10)), time(text)];
      expect(whole / Math.max(2, tenth), text.slice(0, 5)).toBeLessThan(40);
    }
  }, 60_000);
});

describe('the route of each word', () => {
  const routesOf = (text: string, options: TransliterationOptions = {}, from: LanguageCode = 'en') =>
    stepsAtOnce(transliterateWithRoutes(text, from, from === 'en' ? 'hi' : 'en', options)).words.map(
      ({ input, layer, exception }) => [input, layer, ...(exception ? [exception] : [])],
    );

  it('a route names the layer that produced the first suggestion', () => {
    expect(routesOf('New Delhi market networking zzyxqt SMS A B.C. हिन्दी 12')).toEqual([
      ['New Delhi', 'lexicon'],
      ['market', 'lexicon'],
      ['networking', 'english'],
      ['zzyxqt', 'model'],
      ['SMS', 'letters'],
      ['A', 'letters'],
      ['B.C.', 'letters'],
      ['हिन्दी', 'kept'],
      ['12', 'kept'],
    ]);
    expect(routesOf('12 3rd IV', { convertNumber: 'words' })).toEqual([
      ['12', 'number'],
      ['3rd', 'number'],
      ['IV', 'letters'],
    ]);
    expect(routesOf('info@example.com')).toEqual([['info@example.com', 'address']]);
    expect(routesOf('info@example.com', { ignoreTaggedEntities: false })).toEqual([
      ['info@example.com', 'kept'],
    ]);
    expect(routesOf('बाज़ार', {}, 'hi')).toEqual([['बाज़ार', 'sounds']]);
  });

  it('a route names the exception that supplied the spelling', () => {
    expect(routesOf('Pvt', { isBulk: false })).toEqual([['Pvt', 'exception', 'built-in-hi-pvt']]);
    expect(routesOf('Pvt')[0]?.[1]).not.toBe('exception');
  });

  it('a route has the suggestions for its word', () => {
    const { suggestions, words } = stepsAtOnce(
      transliterateWithRoutes('bank 12', 'en', 'hi', { noOfSuggestions: 3 }),
    );
    expect(words.map(({ outputs }) => outputs.length)).toEqual([3, 1]);
    expect(suggestions).toEqual(words[0]?.outputs.map((output) => `${output} 12`));
  });
});
