/**
 * British words and abbreviations that `endings` does not cover, with the form that is compared instead. The plural of
 * a noun is formed from its singular.
 */
const spellings: Readonly<Record<string, string>> = {
  acknowledgement: 'acknowledgment',
  ageing: 'aging',
  alright: 'allright',
  cheque: 'check',
  cosy: 'cozy',
  defence: 'defense',
  doughnut: 'donut',
  draught: 'draft',
  enrol: 'enroll',
  enrolment: 'enrollment',
  fulfil: 'fulfill',
  gaol: 'jail',
  grey: 'gray',
  instalment: 'installment',
  jewellery: 'jewelry',
  judgement: 'judgment',
  kerb: 'curb',
  licence: 'license',
  manoeuvre: 'maneuver',
  mould: 'mold',
  moustache: 'mustache',
  offence: 'offense',
  plough: 'plow',
  practise: 'practice',
  practised: 'practiced',
  practising: 'practicing',
  pretence: 'pretense',
  programme: 'program',
  pyjamas: 'pajamas',
  sceptic: 'skeptic',
  sceptical: 'skeptical',
  skilful: 'skillful',
  storey: 'story',
  tyre: 'tire',
  wilful: 'willful',
  yoghurt: 'yogurt',
  // Abbreviations that are read as whole words.
  dr: 'doctor',
  jr: 'junior',
  mr: 'mister',
  mrs: 'missus',
  ok: 'okay',
  prof: 'professor',
  sr: 'senior',
  vs: 'versus',
  // Units, read in the plural.
  cm: 'centimeters',
  kg: 'kilograms',
  km: 'kilometers',
  rs: 'rupees',
};

/**
 * British endings and the American ones. Words that only look alike change too (`devour`), which is harmless, as long
 * as no two different words become one.
 */
const endings: readonly (readonly [british: RegExp, american: string])[] = [
  [/(?<=\w{3})our(?=(?:s|ed|ing|ite|ites|able|ably|er|ers|ful|less|hood|hoods|ly)?$)/, 'or'],
  [/(?<=\w{2})is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'iz'],
  [/(?<=\w{3})ys(?=(?:e|es|ed|er|ers|ing)$)/, 'yz'],
  [/(?<=\w{2}[bt])re(?=s?$)/, 'er'],
  [/(?<=\w{2}[bt])red$/, 'ered'],
  [/(?<=[aeiouy]\w*[ae])ll(?=(?:ed|er|ers|ing|or|ors)$)/, 'l'],
  [/(?<=\w{2}og)ue(?=s?$)/, ''],
  [/(?<=^(?:ortho)?p)ae(?=d)/, 'e'],
  [/(?<=^an)ae(?=sth)/, 'e'],
];

const latinWord = /^[\p{Script=Latin}\p{M}']+$/u;

/** The American spelling of a word in lower case, without accents, abbreviations written out. */
export function englishSpelling(word: string): string {
  if (!latinWord.test(word)) return word;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const known = spellingOf(plain);
  if (known) return known;
  const singular = plain.endsWith('s') ? spellingOf(plain.slice(0, -1)) : undefined;
  if (singular) return `${singular}s`;
  return endings.reduce((form, [british, american]) => form.replace(british, american), plain);
}

const spellingOf = (word: string) => (Object.hasOwn(spellings, word) ? spellings[word] : undefined);
