import { TranslationLanguage } from '#contract/languages.ts';
import { asciiDigits } from '#service/numbers/numerals.ts';
import { knownValue, type SlotValue } from './slot-value.ts';

/**
 * Minute, hour, day, week, month and year as written after 1 and, following a slash, after other numbers. The form is
 * the one before a postposition.
 */
const unitTable: Readonly<Record<TranslationLanguage, string>> = {
  en: 'minute/minutes hour/hours day/days week/weeks month/months year/years',
  hi: 'मिनट घंटे दिन सप्ताह/सप्ताह महीने साल',
  as: 'মিনিট ঘণ্টা দিন সপ্তাহ মাহ বছৰ',
  bn: 'মিনিট ঘণ্টা দিন সপ্তাহ মাস বছর',
  gu: 'મિનિટ કલાક દિવસ અઠવાડિયા મહિના વર્ષ',
  kn: 'ನಿಮಿಷ/ನಿಮಿಷಗಳು ಗಂಟೆ/ಗಂಟೆಗಳು ದಿನ/ದಿನಗಳು ವಾರ/ವಾರಗಳು ತಿಂಗಳು/ತಿಂಗಳುಗಳು ವರ್ಷ/ವರ್ಷಗಳು',
  kok: 'मिनीट/मिनटां वर/वरां दीस सप्तक/सप्तकां म्हयनो/म्हयने वर्स/वर्सां',
  ml: 'മിനിറ്റ് മണിക്കൂർ ദിവസം ആഴ്ച മാസം വർഷം',
  mr: 'मिनिट/मिनिटे तास दिवस आठवडा/आठवडे महिना/महिने वर्ष/वर्षे',
  mai: 'मिनट घंटा दिन सप्ताह मास साल',
  or: 'ମିନିଟ୍ ଘଣ୍ଟା ଦିନ ସପ୍ତାହ ମାସ ବର୍ଷ',
  pa: 'ਮਿੰਟ ਘੰਟੇ ਦਿਨ ਹਫ਼ਤੇ ਮਹੀਨੇ ਸਾਲ',
  ta: 'நிமிடம்/நிமிடங்கள் மணிநேரம் நாள்/நாட்கள் வாரம்/வாரங்கள் மாதம்/மாதங்கள் ஆண்டு/ஆண்டுகள்',
  te: 'నిమిషం/నిమిషాలు గంట/గంటలు రోజు/రోజులు వారం/వారాలు నెల/నెలలు సంవత్సరం/సంవత్సరాలు',
  ne: 'मिनेट घण्टा दिन हप्ता महिना वर्ष',
  ur: 'منٹ گھنٹے دن ہفتے مہینے سال',
};

const englishNumbers = 'a one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string) => (word === 'an' ? 1 : Math.max(1, englishNumbers.indexOf(word)));

const forms = new Map(
  TranslationLanguage.options.map((language) => [
    language,
    unitTable[language].split(' ').map((unit) => unit.split('/')),
  ]),
);
/** The index of each unit in each language, by any of its forms. */
const indexes = new Map(
  [...forms].flatMap(([language, units]) =>
    units.flatMap((unit, at) => unit.map((form) => [`${language} ${form}`, at] as const)),
  ),
);

const figurePattern = /^(\p{Nd}{1,4})[\s-]?(\p{L}[\p{L}\p{M}]*)$/u;
const wordPattern = /^(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ([a-z]+)$/iu;

/** Reads a duration such as "5 minutes" or "two days"; undefined for other text. */
export function readDuration(value: string, from: TranslationLanguage): SlotValue | undefined {
  const [, figure, unit] =
    figurePattern.exec(value) ?? (from === 'en' ? wordPattern.exec(value) : null) ?? [];
  if (figure === undefined || unit === undefined) return undefined;
  const at = indexes.get(`${from} ${unit.toLowerCase()}`);
  if (at === undefined) return undefined;
  const number = /^\p{Nd}/u.test(figure) ? Number(asciiDigits(figure)) : numberOf(figure.toLowerCase());
  return knownValue((to) => {
    const [one = '', several = one] = forms.get(to)?.[at] ?? [];
    return `${number} ${number === 1 ? one : several}`;
  });
}
