import { TranslationLanguage } from '#contract/languages.ts';
import { asciiDigits } from '#service/numbers/numerals.ts';
import { type PartOfDay, partOfDay } from '#service/numbers/part-of-day.ts';
import type { SlotValue } from './slot-value.ts';

/**
 * Words for the parts of the day and the expression "at … o'clock", in which `#` stands for the figures. Where a language
 * has no word of its own for the late afternoon, it is the evening.
 */
type TimeWords = Readonly<Record<PartOfDay | 'at', string>>;

const words = (
  morning: string,
  afternoon: string,
  evening: string,
  night: string,
  at: string,
  lateAfternoon = evening,
): TimeWords => ({
  morning,
  afternoon,
  'late-afternoon': lateAfternoon,
  evening,
  night,
  at,
});

const timeWords: Readonly<Record<Exclude<TranslationLanguage, 'en'>, TimeWords>> = {
  hi: words('सुबह', 'दोपहर', 'शाम', 'रात', '# बजे'),
  as: words('পুৱা', 'দুপৰীয়া', 'সন্ধিয়া', 'ৰাতি', '# বজাত', 'আবেলি'),
  bn: words('সকাল', 'দুপুর', 'সন্ধ্যা', 'রাত', '#টায়', 'বিকেল'),
  gu: words('સવારે', 'બપોરે', 'સાંજે', 'રાત્રે', '# વાગ્યે'),
  kn: words('ಬೆಳಿಗ್ಗೆ', 'ಮಧ್ಯಾಹ್ನ', 'ಸಂಜೆ', 'ರಾತ್ರಿ', '# ಗಂಟೆಗೆ'),
  kok: words('सकाळीं', 'दनपारां', 'सांजे', 'रातीं', '# वरांचेर'),
  ml: words('രാവിലെ', 'ഉച്ചയ്ക്ക്', 'വൈകുന്നേരം', 'രാത്രി', '# മണിക്ക്'),
  mr: words('सकाळी', 'दुपारी', 'संध्याकाळी', 'रात्री', '# वाजता'),
  mai: words('भोरे', 'दुपहर', 'साँझ', 'राति', '# बजे'),
  or: words('ସକାଳ', 'ଅପରାହ୍ନ', 'ସନ୍ଧ୍ୟା', 'ରାତି', '#ଟାରେ', 'ଅପରାହ୍ନ'),
  pa: words('ਸਵੇਰੇ', 'ਦੁਪਹਿਰ', 'ਸ਼ਾਮ', 'ਰਾਤ', '# ਵਜੇ'),
  ta: words('காலை', 'மதியம்', 'மாலை', 'இரவு', '# மணிக்கு'),
  te: words('ఉదయం', 'మధ్యాహ్నం', 'సాయంత్రం', 'రాత్రి', '# గంటలకు'),
  ne: words('बिहान', 'दिउँसो', 'साँझ', 'राति', '# बजे'),
  ur: words('صبح', 'دوپہر', 'شام', 'رات', '# بجے'),
};

/** A time as written: its figures, and the half of the day if it is given. */
interface TimeOfDay {
  readonly figures: string;
  readonly half?: 'am' | 'pm' | undefined;
}

const englishPattern = /^(\p{Nd}{1,2}(?:[:.]\p{Nd}{2}){0,2})(?:\s?([ap])\.?\s?m\.?|\s?o'?clock)?$/iu;

const otherPatterns = new Map(
  TranslationLanguage.options
    .filter((language) => language !== 'en')
    .map((language) => {
      const { at, ...parts } = timeWords[language];
      const figures = '(\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})?)';
      const expression = at.replaceAll(' ', '').replace('#', `${figures}\\s?`);
      return [language, new RegExp(`^(?:(${Object.values(parts).join('|')})\\s)?${expression}$`, 'u')];
    }),
);

/** Reads a time of day; undefined for other text. */
export function readTime(value: string, from: TranslationLanguage): SlotValue | undefined {
  const time = readEnglish(value) ?? readOther(value, from);
  return time && ((to) => ({ text: writeTime(time, to), known: true }));
}

function readEnglish(value: string): TimeOfDay | undefined {
  const [, figures, letter] = englishPattern.exec(value) ?? [];
  if (figures === undefined) return undefined;
  const half = letter === undefined ? undefined : letter.toLowerCase() === 'a' ? 'am' : 'pm';
  return { figures: asciiDigits(figures), half };
}

function readOther(value: string, from: TranslationLanguage): TimeOfDay | undefined {
  if (from === 'en') return undefined;
  const [, part, figures] = otherPatterns.get(from)?.exec(value) ?? [];
  if (figures === undefined) return undefined;
  const plain = asciiDigits(figures);
  const { morning, night } = timeWords[from];
  const isEarly = part === morning || (part === night && [12, 1, 2, 3].includes(hourOf(plain)));
  return { figures: plain, half: part === undefined ? undefined : isEarly ? 'am' : 'pm' };
}

const hourOf = (figures: string) => Number(/^\d+/.exec(figures)?.[0]);

function writeTime({ figures, half }: TimeOfDay, to: TranslationLanguage): string {
  if (to === 'en') return half === undefined ? figures : `${figures} ${half}`;
  const { at, ...parts } = timeWords[to];
  // Bangla and Odia join their word for "o'clock" to a full hour only.
  const joined = /^#\p{L}/u.test(at) && /[:.]/.test(figures) ? at.replace('#', '# ') : at;
  const phrase = joined.replace('#', figures);
  return half === undefined ? phrase : `${parts[partOfDay(hourOf(figures), half)]} ${phrase}`;
}
