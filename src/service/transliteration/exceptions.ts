import type { LanguageCode } from '#contract/languages.ts';
import { spellingOf } from './scripts/language-spelling.ts';

/**
 * An entry of the exception database: spellings, most usual first, or other words to transliterate instead.
 */
export type SpellingException = { readonly spellings: readonly string[] } | { readonly readAs: string };

/** Looks up a word (lower-case if Latin); undefined when there is no exception for it. */
export type ExceptionLookup = (
  word: string,
  from: LanguageCode,
  to: LanguageCode,
) => SpellingException | undefined;

const expansions: Readonly<Record<string, string>> = {
  ltd: 'limited',
  pvt: 'private',
  govt: 'government',
  dept: 'department',
  apt: 'apartment',
  bldg: 'building',
  rd: 'road',
  dr: 'doctor',
  mr: 'mister',
  mrs: 'misses',
  prof: 'professor',
  opp: 'opposite',
  stn: 'station',
  univ: 'university',
  corp: 'corporation',
  inc: 'ink',
  mfg: 'manufacturing',
  intl: 'international',
  hosp: 'hospital',
  jn: 'junction',
  hq: 'headquarters',
};

/**
 * Names with an irregular spelling: Latin letters, then language and spelling. Devanagari falls back on `hi`.
 */
const exceptionTable = `
india hi:इंडिया bn:ইন্ডিয়া gu:ઇન્ડિયા pa:ਇੰਡੀਆ ta:இந்தியா te:ఇండియా kn:ಇಂಡಿಯಾ ml:ഇന്ത്യ or:ଇଣ୍ଡିଆ as:ইণ্ডিয়া ur:انڈیا sd:انڊيا
bharat hi:भारत bn:ভারত gu:ભારત pa:ਭਾਰਤ ta:பாரத் te:భారత్ kn:ಭಾರತ್ ml:ഭാരത് or:ଭାରତ as:ভাৰত ur:بھارت sd:ڀارت
bengaluru hi:बेंगलुरु mr:बेंगळुरू bn:বেঙ্গালুরু gu:બેંગલુરુ pa:ਬੈਂਗਲੁਰੂ ta:பெங்களூரு te:బెంగళూరు kn:ಬೆಂಗಳೂರು ml:ബെംഗളൂരു or:ବେଙ୍ଗାଲୁରୁ as:বেংগালুৰু ur:بنگلور
bangalore hi:बैंगलोर mr:बंगळूर bn:ব্যাঙ্গালোর gu:બેંગ્લોર pa:ਬੰਗਲੌਰ ta:பெங்களூர் te:బెంగళూరు kn:ಬೆಂಗಳೂರು ml:ബാംഗ്ലൂർ or:ବାଙ୍ଗାଲୋର as:বাংগালোৰ ur:بنگلور
mumbai hi:मुंबई bn:মুম্বই gu:મુંબઈ pa:ਮੁੰਬਈ ta:மும்பை te:ముంబై kn:ಮುಂಬೈ ml:മുംബൈ or:ମୁମ୍ବାଇ as:মুম্বাই ur:ممبئی sd:ممبئي
delhi hi:दिल्ली bn:দিল্লি gu:દિલ્હી pa:ਦਿੱਲੀ ta:டெல்லி te:ఢిల్లీ kn:ದೆಹಲಿ ml:ഡൽഹി or:ଦିଲ୍ଲୀ as:দিল্লী ur:دہلی sd:دهلي
kolkata hi:कोलकाता bn:কলকাতা gu:કોલકાતા pa:ਕੋਲਕਾਤਾ ta:கொல்கத்தா te:కోల్‌కతా kn:ಕೋಲ್ಕತ್ತಾ ml:കൊൽക്കത്ത or:କୋଲକାତା as:কলকাতা ur:کولکاتا
chennai hi:चेन्नई bn:চেন্নাই gu:ચેન્નઈ pa:ਚੇਨਈ ta:சென்னை te:చెన్నై kn:ಚೆನ್ನೈ ml:ചെന്നൈ or:ଚେନ୍ନାଇ as:চেন্নাই ur:چنئی
hyderabad hi:हैदराबाद bn:হায়দ্রাবাদ gu:હૈદરાબાદ pa:ਹੈਦਰਾਬਾਦ ta:ஹைதராபாத் te:హైదరాబాద్ kn:ಹೈದರಾಬಾದ್ ml:ഹൈദരാബാദ് or:ହାଇଦ୍ରାବାଦ as:হায়দৰাবাদ ur:حیدرآباد sd:حيدرآباد
pune hi:पुणे bn:পুনে gu:પુણે pa:ਪੁਣੇ ta:புனே te:పూణే kn:ಪುಣೆ ml:പൂനെ or:ପୁଣେ as:পুনে ur:پونے
jaipur hi:जयपुर bn:জয়পুর gu:જયપુર pa:ਜੈਪੁਰ ta:ஜெய்ப்பூர் te:జైపూర్ kn:ಜೈಪುರ ml:ജയ്പൂർ or:ଜୟପୁର as:জয়পুৰ ur:جے‌پور
lucknow hi:लखनऊ bn:লখনউ gu:લખનઉ pa:ਲਖਨਊ ta:லக்னோ te:లక్నో kn:ಲಕ್ನೋ ml:ലഖ്‌നൗ or:ଲକ୍ଷ୍ନୌ as:লক্ষ্ণৌ ur:لکھنؤ
reverie hi:रेवरी bn:রেভারি gu:રેવરી pa:ਰੇਵਰੀ ta:ரெவரி te:రెవెరీ kn:ರೆವೆರಿ ml:റെവറി or:ରେଭେରୀ as:ৰেভেৰী
jio hi:जियो bn:জিও gu:જિઓ pa:ਜੀਓ ta:ஜியோ te:జియో kn:ಜಿಯೋ ml:ജിയോ or:ଜିଓ as:জিঅ' ur:جیو
google hi:गूगल bn:গুগল gu:ગૂગલ pa:ਗੂਗਲ ta:கூகுள் te:గూగుల్ kn:ಗೂಗಲ್ ml:ഗൂഗിൾ or:ଗୁଗୁଲ as:গুগল ur:گوگل
the hi:द bn:দ্য gu:ધ pa:ਦਾ ta:தி te:ది kn:ದಿ ml:ദി or:ଦି as:দ্য ur:دی
`;

const spellings = new Map(
  exceptionTable
    .trim()
    .split('\n')
    .map((line) => {
      const [latin = '', ...cells] = line.trim().split(/\s+/);
      return [latin, new Map(cells.map((cell) => cell.split(':') as [string, string]))] as const;
    }),
);

/** The built-in exceptions: abbreviations to expand, and names with a conventional spelling. */
export const builtInExceptions: ExceptionLookup = (word, from, to) => {
  if (from !== 'en') return undefined;
  const readAs = Object.hasOwn(expansions, word) ? expansions[word] : undefined;
  if (readAs) return { readAs };
  const row = spellings.get(word);
  const { alphabet } = spellingOf(to);
  const spelling = row?.get(to) ?? (alphabet === 'Deva' ? row?.get('hi') : undefined);
  return spelling ? { spellings: [spelling] } : undefined;
};
