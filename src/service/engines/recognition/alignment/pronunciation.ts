import { compoundParts, englishPhones } from '#service/transliteration/english/english-words.ts';

/**
 * Pronunciations of a word that the aligner's dictionary does not list (ARPAbet without stress): from the English
 * dictionary where it knows the word or its parts, otherwise by its letters, once as an English word and once as an
 * Indian name.
 */
export function pronunciationsOf(word: string): string[] {
  const known = knownPhones(word);
  if (known) return [known];
  const [, stem = word, ending] = /^(.+?)('s|s')$/.exec(word) ?? [];
  const spellings = [phonesOfLetters(stem, englishVowels), phonesOfLetters(stem, indianVowels)];
  const spoken = spellings.map((phones) => (ending ? [...phones, 'Z'] : phones).join(' ').trim());
  return [...new Set(spoken)].filter((phones) => phones !== '');
}

function knownPhones(word: string): string | undefined {
  const whole = englishPhones(word)?.phones;
  const parts = whole ? undefined : compoundParts(word)?.map((part) => englishPhones(part)?.phones ?? []);
  const phones = whole ?? parts?.flat();
  return phones?.map((phone) => phone.replace(/\d$/, '')).join(' ');
}

type Rules = readonly (readonly [letters: RegExp, phones: string])[];

const consonants: Rules = [
  [/tch|ch/y, 'CH'],
  [/sch|sh|(?<=.)ti(?=on)/y, 'SH'],
  [/ph/y, 'F'],
  [/th/y, 'TH'],
  [/ng(?=$|s$)/y, 'NG'],
  [/(?<=^)(?:kn|gn)/y, 'N'],
  [/(?<=^)wr/y, 'R'],
  [/ck|cc(?![eiy])|kh|kk/y, 'K'],
  [/qu/y, 'K W'],
  [/x/y, 'K S'],
  [/c(?=[eiy])/y, 'S'],
  [/[ckq]/y, 'K'],
  [/dge?(?=$|e)|j|g(?=[ei])/y, 'JH'],
  [/gh(?=t)/y, ''],
  [/g+h?/y, 'G'],
  [/b+h?/y, 'B'],
  [/d+h?/y, 'D'],
  [/f+/y, 'F'],
  [/h/y, 'HH'],
  [/l+/y, 'L'],
  [/m+/y, 'M'],
  [/n+/y, 'N'],
  [/p+/y, 'P'],
  [/r+h?/y, 'R'],
  [/s(?=$)(?<=[aeioubdglmnrvwz]s)|z+/y, 'Z'],
  [/s+/y, 'S'],
  [/t+/y, 'T'],
  [/v+/y, 'V'],
  [/w(?=[aeiouy])/y, 'W'],
  [/y(?=[aeiou])/y, 'Y'],
];
const englishVowels: Rules = [
  [/igh|ye(?=$)/y, 'AY'],
  [/eau|oa|ow(?=$)/y, 'OW'],
  [/ou|ow/y, 'AW'],
  [/oo|ew|ue(?=$)/y, 'UW'],
  [/oi|oy/y, 'OY'],
  [/ee|ea|ie(?!$)|ei/y, 'IY'],
  [/ai|ay|ey/y, 'EY'],
  [/au|aw/y, 'AO'],
  [/ar(?![aeiou])/y, 'AA R'],
  [/or(?![aeiou])/y, 'AO R'],
  [/(?:er|ir|ur)(?![aeiou])/y, 'ER'],
  [/a(?=[^aeiouwxy]e)/y, 'EY'],
  [/i(?=[^aeiouwxy]e)/y, 'AY'],
  [/o(?=[^aeiouwxy]e)/y, 'OW'],
  [/u(?=[^aeiouwxy]e)/y, 'UW'],
  [/(?<=[^aeiou])e(?=$)/y, ''],
  [/(?<=.)[iy]e?(?=$)/y, 'IY'],
  [/(?<=.)a(?=$)/y, 'AH'],
  [/o(?=$)/y, 'OW'],
  [/a/y, 'AE'],
  [/e/y, 'EH'],
  [/[iy]/y, 'IH'],
  [/o/y, 'AA'],
  [/u/y, 'AH'],
];
const indianVowels: Rules = [
  [/aa|a(?=$)|ah(?=$)/y, 'AA'],
  [/ai|ay|ey|ei/y, 'EY'],
  [/au|ou|ow/y, 'AW'],
  [/ee|ea|ii|[iy](?=$)/y, 'IY'],
  [/oo|uu|u(?=$)/y, 'UW'],
  [/a/y, 'AH'],
  [/e/y, 'EY'],
  [/[iy]/y, 'IH'],
  [/o/y, 'OW'],
  [/u/y, 'UH'],
];

/** Reads a word letter by letter. Letters that no rule reads are silent. */
function phonesOfLetters(word: string, vowels: Rules): string[] {
  const letters = word.replace(/[^a-z]/g, '');
  const rules = [...consonants, ...vowels];
  const phones: string[] = [];
  for (let at = 0; at < letters.length; ) {
    const rule = rules.find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(letters);
    });
    if (rule?.[1]) phones.push(rule[1]);
    at = Math.max(at + 1, rule?.[0].lastIndex ?? 0);
  }
  return phones;
}
