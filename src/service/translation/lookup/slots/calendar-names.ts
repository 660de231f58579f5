import { TranslationLanguage } from '#contract/languages.ts';

type NamesByLanguage = Readonly<Record<TranslationLanguage, string>>;

/** The names of the months, January first, as written in dates. */
const monthTable: NamesByLanguage = {
  en: 'January February March April May June July August September October November December',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  as: 'জানুৱাৰী ফেব্ৰুৱাৰী মাৰ্চ এপ্ৰিল মে’ জুন জুলাই আগষ্ট ছেপ্টেম্বৰ অক্টোবৰ নৱেম্বৰ ডিচেম্বৰ',
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
  gu: 'જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર',
  kn: 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್',
  kok: 'जानेवारी फेब्रुवारी मार्च एप्रील मे जून जुलय ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
  ml: 'ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ',
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
  mai: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्टूबर नवम्बर दिसम्बर',
  or: 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର',
  pa: 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ',
  ta: 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்',
  te: 'జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జులై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్',
  ne: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
  ur: 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر',
};

/** The days of the week from Monday on. */
const weekdayTable: NamesByLanguage = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  hi: 'सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
  as: 'সোমবাৰ মঙ্গলবাৰ বুধবাৰ বৃহস্পতিবাৰ শুক্ৰবাৰ শনিবাৰ দেওবাৰ',
  bn: 'সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার রবিবার',
  gu: 'સોમવાર મંગળવાર બુધવાર ગુરુવાર શુક્રવાર શનિવાર રવિવાર',
  kn: 'ಸೋಮವಾರ ಮಂಗಳವಾರ ಬುಧವಾರ ಗುರುವಾರ ಶುಕ್ರವಾರ ಶನಿವಾರ ಭಾನುವಾರ',
  kok: 'सोमार मंगळार बुधवार बिरेस्तार शुक्रार शेनवार आयतार',
  ml: 'തിങ്കളാഴ്ച ചൊവ്വാഴ്ച ബുധനാഴ്ച വ്യാഴാഴ്ച വെള്ളിയാഴ്ച ശനിയാഴ്ച ഞായറാഴ്ച',
  mr: 'सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
  mai: 'सोमदिन मंगलदिन बुधदिन बृहस्पतिदिन शुक्रदिन शनिदिन रविदिन',
  or: 'ସୋମବାର ମଙ୍ଗଳବାର ବୁଧବାର ଗୁରୁବାର ଶୁକ୍ରବାର ଶନିବାର ରବିବାର',
  pa: 'ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨੀਵਾਰ ਐਤਵਾਰ',
  ta: 'திங்கட்கிழமை செவ்வாய்க்கிழமை புதன்கிழமை வியாழக்கிழமை வெள்ளிக்கிழமை சனிக்கிழமை ஞாயிற்றுக்கிழமை',
  te: 'సోమవారం మంగళవారం బుధవారం గురువారం శుక్రవారం శనివారం ఆదివారం',
  ne: 'सोमबार मङ्गलबार बुधबार बिहिबार शुक्रबार शनिबार आइतबार',
  ur: 'پیر منگل بدھ جمعرات جمعہ ہفتہ اتوار',
};

/** Other spellings of months, which are read but never written. */
const alternativeMonths: Partial<Record<TranslationLanguage, readonly string[]>> = {
  en: ['Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', '- - - - - - - - Sept - - -'],
  hi: ['जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्तूबर नवम्बर दिसम्बर'],
  as: ['- - - - মে - - - ছেপ্তেম্বৰ - - -'],
  mai: ['- फ़रवरी - - - - - - सितंबर अक्तूबर नवंबर दिसंबर'],
  ml: ['- - - - മെയ് - - - - - - -'],
};

const nameKey = (name: string) => name.normalize('NFC').toLowerCase().replace(/['’]/gu, '');

/** Returns a function that finds the index of a name in the tables of its language. */
function createNameIndex(tablesOf: (language: TranslationLanguage) => readonly string[]) {
  const indexes = new Map<string, number>();
  for (const language of TranslationLanguage.options) {
    for (const table of tablesOf(language)) {
      for (const [index, name] of table.split(' ').entries())
        indexes.set(`${language} ${nameKey(name)}`, index);
    }
  }
  return (name: string, language: TranslationLanguage) => indexes.get(`${language} ${nameKey(name)}`);
}

/** 0 for January to 11 for December; undefined when the language has no such month. */
export const readMonth = createNameIndex((language) => [
  monthTable[language],
  ...(alternativeMonths[language] ?? []),
]);

/** Every spelling of the months of a language. */
export function monthSpellings(language: TranslationLanguage): readonly string[] {
  return [monthTable[language], ...(alternativeMonths[language] ?? [])]
    .flatMap((table) => table.split(' '))
    .filter((name) => name !== '-');
}

/** 0 for Monday to 6 for Sunday; undefined when the language has no such day. */
export const readWeekday = createNameIndex((language) => [
  weekdayTable[language],
  ...(language === 'en' ? ['Mon Tue Wed Thu Fri Sat Sun', '- Tues - Thurs - - -'] : []),
]);

export function monthName(month: number, language: TranslationLanguage): string {
  return monthTable[language].split(' ')[month] ?? '';
}

export function weekdayName(weekday: number, language: TranslationLanguage): string {
  return weekdayTable[language].split(' ')[weekday] ?? '';
}
