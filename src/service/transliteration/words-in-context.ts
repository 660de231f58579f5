import type { LanguageCode } from '#contract/languages.ts';

/** Returns the word at a distance from the current one, in lower case; undefined if there is no word. */
type WordAt = (distance: number) => string | undefined;

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words after which Hindi, Urdu and Punjabi begin a clause with "that". */
const beforeClause = wordSet(`
  poocha pucha puchha poochha poochta puchta kaha kahaa kehna kahna kehta kehte kehti kahta kahte kahti bola
  boli bole bolna bolta bolte bolti bataya btaya batayi batao btao batana batata batate batati suna sunaa suno
  dekha dekhaa dekho dekhna socha sochta sochte sochti socho laga lagaa lagta lagti lagte maloom malum jaante
  janta jante janti jaanta jaanti samjha samjhe samjho chahta chahte chahti chaahta chaahte chaahti matlab hai
  hain hoon hun hu tha thi thin hoga hogi honge itna itni itne jaise jese jaisa kyun kyon yaani yani balki
  gaya gayi gaye aaya aayi aaye hua hui hue hona chahiye dhyan na tak bajaye keha kiha kehnda kehndi lagda
  lagdi dasso dassya sunya suneya sochda sochya chahunda chahundi jiven jive
`);
const afterThat = wordSet('agar jab jabki kahin shayad kaash');

function isThat(at: WordAt): boolean {
  const before = at(-1) ?? '';
  // "Pata nahi ki" is "do not know that", but "galti nahi ki" is "made no mistake".
  const isNot = /^na(?:hi|hin|h|i)$|^nhi$/.test(before);
  if (isNot) return /^(?:pata|pta|maloom|malum|yaad|ye|yeh)$/.test(at(-2) ?? '');
  return beforeClause.has(before) || afterThat.has(at(1) ?? '');
}

/** Words that follow "sir" when it means head, not the English title: "sir dard". */
const ofHead = wordSet(`
  dard dukh dukhta dukhna dukha chakra chakrata chakraya ghoom ghum ghooma ghumta bhari bhaari phat fat phata jhuka jhukao
  jhukaya jhukakar utha uthao uthakar khujla khujlana mundwa mundwana dho dhona pakad pakadkar peeda peer
`);
const inHead = wordSet('mein me main men par pe ke ka vich te utte da');
const ownHead = wordSet('mera mere meri apna apne tera tere tumhara tumhare aapke uska uske bachche mainu');
const inPain = wordSet('dard chot halka bahut bohot tez khujli baal baalon peeda balon');

function isHead(at: WordAt): boolean {
  const after = at(1) ?? '';
  if (ofHead.has(after)) return true;
  if (!inHead.has(after)) return false;
  return inPain.has(at(2) ?? '') || (ownHead.has(at(-1) ?? '') && !/^(?:ne|ko|se)$/.test(after));
}

const counted = wordSet(`
  baje bajkar baj bajne bajay mahine mahina saal din ghante ghanta hafte log logon logo hazar hazaar sau lakh crore rupaye
  rupay rupee rs minute min km kilo
`);

/** Whether "badal" means to change ("badal gaya") and not clouds ("kale badal"). */
const isChange = (at: WordAt) =>
  /^(?:ga(?:ya|yi|yee|i|ye)|gya|gyi|do|de|den|dein|diya|diye|di|dun|doon|dunga|doonga|denge|lo|le|len|liya|liye|li|lunga|kar|ke|raha|rahi|rahe|ja|jata|jati|jate|jaye|jayega|jayegi|jayenge|jao|sakta|sakte|sakti|dena|lena|jana|chuka|chuki|chuke)$/.test(
    at(1) ?? '',
  );

/** Whether "rakhi" is the thread of the festival, which is sent and tied, and not the verb "kept". */
const isThread = (at: WordAt) =>
  /^(?:bhej|ba+ndh|ba+nd|kalai|bandhan|purnima|mubarak|aane|aa)/.test(at(1) ?? '') ||
  /^happy$/.test(at(-1) ?? '');

/** Whether the Punjabi "lao" follows a verb ("pi lao", drink) and does not mean bring ("pani lao"). */
const isTaking = (at: WordAt) =>
  /^(?:le|lai|pi|pee|kha|kar|dekh|vekh|sun|rakh|bana|puch|puchh|chhak|dass|likh|padh|parh|soch|samajh|mang|bula)$/.test(
    at(-1) ?? '',
  );

/** Whether the Punjabi "lai" is a verb ("lai ke", bringing) and does not mean for. */
const isBringing = (at: WordAt) =>
  /^(?:ke|kar|ja+|jao|jawo|ja(?:na|nda|ndi|nde|vo|ve)|aa|aao|aa[iy]?[aei]|auna|lo|lao|lavo|l[iy]a|lende|ga[yi]*[aei])$/.test(
    at(1) ?? '',
  );

/** Whether the Punjabi "pai" means lies ("kitab pai hai") and not fell ("pai gaya"). */
const isLying = (at: WordAt) => /^(?:hai|si|ne|haan|hove|hoyi|hoi)$/.test(at(1) ?? '');

/** Whether "pain" is the Punjabi word for falling ("meenh pain wala") and not the English word. */
const isFalling = (at: WordAt) => /^(?:wal|val|lag|lagg|dinda|dindi|ton)/.test(at(1) ?? '');

/** Whether "pila" means giving to drink ("pani pila do"); otherwise it may be yellow. */
const isGiving = (at: WordAt) =>
  /^(?:d(?:o|en|ein|ena|eni|i|iya|ijiye|ijie|e|unga|enge)|kar|rah[aie])$/.test(at(1) ?? '');

/** Whether the Tamil "nalla" means well, before a verb, and not good. */
const isWell = (at: WordAt) =>
  /^(?:iru|pann|pand|panr|sa+p|thoong|padi|pes|pada|poy?i|vela|ther|teri|puri)/.test(at(1) ?? '');

const banglaPersons = wordSet(`
  tumi apni tui she se tini ora tara tomra apnara amra ami eta ota era tomar apnar tor tar oder tomader apnader
`);

/** Whether the Bangla "ki", after a pronoun, asks for yes or no; before certain verbs and nouns it means what. */
const isYesOrNo = (at: WordAt) =>
  banglaPersons.has(at(-1) ?? '') &&
  at(1) !== undefined &&
  !/^(?:k[oa]r|bol|kha|khe|dekh|cha|h[oa]|jan|sh?un|lag|porch|likh|bh?ab|vab|den|ni|di|kin|rann|ran|kaj|khobor|na+m|obos|mot|dor|s?h?omos)/.test(
    at(1) ?? '',
  );

/** Whether the Bangla "to" is a particle: after a pronoun or at the end of a sentence. */
const isParticle = (at: WordAt) => banglaPersons.has(at(-1) ?? '') || at(1) === undefined;

interface Rule {
  readonly words: ReadonlySet<string>;
  readonly holds: (at: WordAt) => boolean;
  readonly spelling: Partial<Record<LanguageCode, string>>;
}

const rules: readonly Rule[] = [
  { words: wordSet('ki'), holds: isThat, spelling: { hi: 'कि', ur: 'کہ', pa: 'ਕਿ' } },
  { words: wordSet('ki'), holds: isYesOrNo, spelling: { bn: 'কি' } },
  { words: wordSet('to'), holds: isParticle, spelling: { bn: 'তো' } },
  { words: wordSet('ke kay keh'), holds: isThat, spelling: { ur: 'کہ' } },
  { words: wordSet('sir'), holds: isHead, spelling: { hi: 'सिर', pa: 'ਸਿਰ' } },
  { words: wordSet('badal'), holds: isChange, spelling: { hi: 'बदल', ur: 'بدل', pa: 'ਬਦਲ' } },
  { words: wordSet('pila'), holds: isGiving, spelling: { hi: 'पिला', ur: 'پلا', pa: 'ਪਿਲਾ' } },
  { words: wordSet('lao'), holds: isTaking, spelling: { pa: 'ਲਓ' } },
  { words: wordSet('lai'), holds: isBringing, spelling: { pa: 'ਲੈ' } },
  { words: wordSet('pai'), holds: isLying, spelling: { pa: 'ਪਈ' } },
  { words: wordSet('pain'), holds: isFalling, spelling: { pa: 'ਪੈਣ' } },
  { words: wordSet('rakhi'), holds: isThread, spelling: { hi: 'राखी', ur: 'راکھی' } },
  { words: wordSet('nalla'), holds: isWell, spelling: { ta: 'நல்லா' } },
  {
    words: wordSet('guzar'),
    holds: (at) => /^shuk(?:a|u)?r$/.test(at(-1) ?? ''),
    spelling: { hi: 'गुज़ार', ur: 'گزار' },
  },
  { words: wordSet('bara'), holds: (at) => counted.has(at(1) ?? ''), spelling: { hi: 'बारह', ur: 'بارہ' } },
];

/**
 * The spelling of a romanised word whose neighbours give it another meaning than usual: in Hindi, "ki" is usually "of"
 * before a feminine noun, but "that" in "usne kaha ki". Undefined for all other words.
 */
export function spellingInContext(word: string, to: LanguageCode, at: WordAt): string | undefined {
  const small = word.toLowerCase();
  const rule = rules.find(({ words, spelling, holds }) => words.has(small) && spelling[to] && holds(at));
  return rule?.spelling[to];
}
