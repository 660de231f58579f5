/**
 * A phoneme of the one inventory that all scripts of the API share.
 *
 * Between two scripts, a word is represented as a list of phonemes. Most capital letters are retroflex (`T`, `N`, `L`),
 * an `h` after a stop means that it is aspirated (`kh`), a digit marks a letter with the same or a similar sound but a
 * different spelling (`s2` is ص). `-` is an inherent vowel that is written but not spoken.
 */
export type Phoneme = string;

/** Columns of the tables below: one per script, with Perso-Arabic split by its three alphabets. */
export const alphabets = [
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Mtei',
  'Olck',
  'Urdu',
  'Sind',
  'Kash',
  'Latn',
] as const;
export type Alphabet = (typeof alphabets)[number];

// Rows are in order of preference: a letter of several phonemes is read as the first of them.
const consonantTable = `
k   क ক ਕ ક କ க క ಕ ക ꯀ ᱠ ک ڪ ک k
kh  ख খ ਖ ખ ଖ க ఖ ಖ ഖ ꯈ ᱠᱷ کھ ک کھ kh
g   ग গ ਗ ગ ଗ க గ ಗ ഗ ꯒ ᱜ گ گ گ g
gh  घ ঘ ਘ ઘ ଘ க ఘ ಘ ഘ ꯘ ᱜᱷ گھ گھ گھ gh
ng  ङ ঙ ਙ ઙ ଙ ங ఙ ಙ ങ ꯉ ᱝ نگ ڱ نگ ng
c   च চ ਚ ચ ଚ ச చ ಚ ച ꯆ ᱪ چ چ چ ch
ch  छ ছ ਛ છ ଛ ச ఛ ಛ ഛ ꯆ ᱪᱷ چھ ڇ چھ chh
j   ज জ ਜ જ ଜ ஜ జ ಜ ജ ꯖ ᱡ ج ج ج j
jh  झ ঝ ਝ ઝ ଝ ஜ ఝ ಝ ഝ ꯓ ᱡᱷ جھ جھ جھ jh
ny  ञ ঞ ਞ ઞ ଞ ஞ ఞ ಞ ഞ ꯅ ᱧ ن ڃ ن n
T   ट ট ਟ ટ ଟ ட ట ಟ ട ꯇ ᱴ ٹ ٽ ٹ t
Th  ठ ঠ ਠ ઠ ଠ ட ఠ ಠ ഠ ꯊ ᱴᱷ ٹھ ٺ ٹھ th
D   ड ড ਡ ડ ଡ ட డ ಡ ഡ ꯗ ᱰ ڈ ڊ ڈ d
Dh  ढ ঢ ਢ ઢ ଢ ட ఢ ಢ ഢ ꯙ ᱰᱷ ڈھ ڍ ڈھ dh
N   ण ণ ਣ ણ ଣ ண ణ ಣ ണ ꯅ ᱬ ن ڻ ن n
t   त ত ਤ ત ତ த త ತ ത ꯇ ᱛ ت ت ت t
th  थ থ ਥ થ ଥ த థ ಥ ഥ ꯊ ᱛᱷ تھ ٿ تھ th
d   द দ ਦ દ ଦ த ద ದ ദ ꯗ ᱫ د د د d
dh  ध ধ ਧ ધ ଧ த ధ ಧ ധ ꯙ ᱫᱷ دھ ڌ دھ dh
n   न ন ਨ ન ନ ந న ನ ന ꯅ ᱱ ن ن ن n
n2  न ন ਨ ન ନ ன న ನ ന ꯅ ᱱ ن ن ن n
n3  न ন ਨ ન ନ ன న ನ ന ꯅ ᱱ ن ن ن n
p   प প ਪ પ ପ ப ప ಪ പ ꯄ ᱯ پ پ پ p
ph  फ ফ ਫ ફ ଫ ப ఫ ಫ ഫ ꯐ ᱯᱷ پھ ڦ پھ ph
b   ब ব ਬ બ ବ ப బ ಬ ബ ꯕ ᱵ ب ب ب b
bh  भ ভ ਭ ભ ଭ ப భ ಭ ഭ ꯚ ᱵᱷ بھ ڀ بھ bh
m   म ম ਮ મ ମ ம మ ಮ മ ꯃ ᱢ م م م m
y   य য় ਯ ય ୟ ய య ಯ യ ꯌ ᱭ ی ي ی y
y2  य য ਯ ય ଯ ய య ಯ യ ꯌ ᱭ ی ي ی j
r   र র ਰ ર ର ர ర ರ ര ꯔ ᱨ ر ر ر r
r2  ऱ র ਰ ર ର ற ఱ ಱ റ ꯔ ᱨ ر ر ر r
l   ल ল ਲ લ ଲ ல ల ಲ ല ꯂ ᱞ ل ل ل l
L   ळ ল ਲ਼ ળ ଳ ள ళ ಳ ള ꯂ ᱞ ل ل ل l
L2  ऴ ল ਲ਼ ળ ଳ ழ ళ ಳ ഴ ꯂ ᱞ ل ل ل zh
v   व ব ਵ વ ବ வ వ ವ വ ꯋ ᱣ و و و v
w   व ৱ ਵ વ ୱ வ వ ವ വ ꯋ ᱣ و و و w
sh  श শ ਸ਼ શ ଶ ஷ శ ಶ ശ ꯁ ᱥ ش ش ش sh
S   ष ষ ਸ਼ ષ ଷ ஷ ష ಷ ഷ ꯁ ᱥ ش ش ش sh
s   स স ਸ સ ସ ஸ స ಸ സ ꯁ ᱥ س س س s
h   ह হ ਹ હ ହ ஹ హ ಹ ഹ ꯍ ᱦ ہ ه ہ h
q   क़ ক ਕ ક କ க క ಕ ക ꯀ ᱠ ق ق ق q
x   ख़ খ ਖ਼ ખ ଖ க ఖ ಖ ഖ ꯈ ᱠᱷ خ خ خ kh
G   ग़ গ ਗ਼ ગ ଗ க గ ಗ ഗ ꯒ ᱜ غ غ غ gh
z   ज़ জ ਜ਼ ઝ ଜ ஸ జ ಜ സ ꯖ ᱡ ز ز ز z
zh  झ ঝ ਜ਼ ઝ ଜ ஜ జ ಜ ഷ ꯖ ᱡ ژ ز ژ zh
f   फ़ ফ ਫ਼ ફ ଫ ஃப ఫ ಫ ഫ ꯐ ᱯᱷ ف ف ف f
Rd  ड़ ড় ੜ ડ ଡ଼ ட డ ಡ ഡ ꯔ ᱲ ڑ ڙ ڑ d
Rh  ढ़ ঢ় ੜ੍ਹ ઢ ଢ଼ ட ఢ ಢ ഢ ꯔ ᱲᱷ ڑھ ڙه ڑھ dh
t2  त ত ਤ ત ତ த త ತ ത ꯇ ᱛ ط ط ط t
s2  स স ਸ સ ସ ஸ స ಸ സ ꯁ ᱥ ص ص ص s
s3  स স ਸ સ ସ ஸ స ಸ സ ꯁ ᱥ ث ث ث s
z2  ज़ জ ਜ਼ ઝ ଜ ஸ జ ಜ സ ꯖ ᱡ ذ ذ ذ z
z3  ज़ জ ਜ਼ ઝ ଜ ஸ జ ಜ സ ꯖ ᱡ ض ض ض z
z4  ज़ জ ਜ਼ ઝ ଜ ஸ జ ಜ സ ꯖ ᱡ ظ ظ ظ z
h2  ह হ ਹ હ ହ ஹ హ ಹ ഹ ꯍ ᱦ ح ح ح h
b2  ॿ ব ਬ બ ବ ப బ ಬ ബ ꯕ ᱵ ب ٻ ب b
j2  ॼ জ ਜ જ ଜ ஜ జ ಜ ജ ꯖ ᱡ ج ڄ ج j
d2  ॾ ড ਡ ડ ଡ ட డ ಡ ഡ ꯗ ᱰ ڈ ڏ ڈ d
g2  ॻ গ ਗ ગ ଗ க గ ಗ ഗ ꯒ ᱜ گ ڳ گ g
ts  च চ ਚ ચ ଚ ச చ ಚ ച ꯆ ᱪ چ چ ژ ts
tsh छ ছ ਛ છ ଛ ச ఛ ಛ ഛ ꯆ ᱪᱷ چھ ڇ ژھ tsh
`;

// Each cell is the independent letter and, after a comma, the dependent sign.
const vowelTable = `
a   अ, অ, ਅ, અ, ଅ, அ, అ, ಅ, അ, ꯑ, ᱚ,ᱚ a
aa  आ,ा আ,া ਆ,ਾ આ,ા ଆ,ା ஆ,ா ఆ,ా ಆ,ಾ ആ,ാ ꯑꯥ,ꯥ ᱟ,ᱟ a
i   इ,ि ই,ি ਇ,ਿ ઇ,િ ଇ,ି இ,ி ఇ,ి ಇ,ಿ ഇ,ി ꯏ,ꯤ ᱤ,ᱤ i
ii  ई,ी ঈ,ী ਈ,ੀ ઈ,ી ଈ,ୀ ஈ,ீ ఈ,ీ ಈ,ೀ ഈ,ീ ꯏ,ꯤ ᱤ,ᱤ i
u   उ,ु উ,ু ਉ,ੁ ઉ,ુ ଉ,ୁ உ,ு ఉ,ు ಉ,ು ഉ,ു ꯎ,ꯨ ᱩ,ᱩ u
uu  ऊ,ू ঊ,ূ ਊ,ੂ ઊ,ૂ ଊ,ୂ ஊ,ூ ఊ,ూ ಊ,ೂ ഊ,ൂ ꯎ,ꯨ ᱩ,ᱩ u
R   ऋ,ृ ঋ,ৃ ਰਿ,੍ਰਿ ઋ,ૃ ଋ,ୃ ரு,்ரு ఋ,ృ ಋ,ೃ ഋ,ൃ ꯔꯤ,꯭ꯔꯤ ᱨᱤ,ᱨᱤ ri
RR  ॠ,ॄ ৠ,ৄ ਰੀ,੍ਰੀ ૠ,ૄ ୠ,ୄ ரூ,்ரூ ౠ,ౄ ೠ,ೄ ൠ,ൄ ꯔꯤ,꯭ꯔꯤ ᱨᱤ,ᱨᱤ ri
ee  ए,े এ,ে ਏ,ੇ એ,ે ଏ,େ ஏ,ே ఏ,ే ಏ,ೇ ഏ,േ ꯑꯦ,ꯦ ᱮ,ᱮ e
e   ए,े এ,ে ਏ,ੇ એ,ે ଏ,େ எ,ெ ఎ,ె ಎ,ೆ എ,െ ꯑꯦ,ꯦ ᱮ,ᱮ e
ai  ऐ,ै ঐ,ৈ ਐ,ੈ ઐ,ૈ ଐ,ୈ ஐ,ை ఐ,ై ಐ,ೈ ഐ,ൈ ꯑꯩ,ꯩ ᱟᱭ,ᱟᱭ ai
oo  ओ,ो ও,ো ਓ,ੋ ઓ,ો ଓ,ୋ ஓ,ோ ఓ,ో ಓ,ೋ ഓ,ോ ꯑꯣ,ꯣ ᱳ,ᱳ o
o   ओ,ो ও,ো ਓ,ੋ ઓ,ો ଓ,ୋ ஒ,ொ ఒ,ొ ಒ,ೊ ഒ,ൊ ꯑꯣ,ꯣ ᱳ,ᱳ o
au  औ,ौ ঔ,ৌ ਔ,ੌ ઔ,ૌ ଔ,ୌ ஔ,ௌ ఔ,ౌ ಔ,ೌ ഔ,ൗ ꯑꯧ,ꯧ ᱟᱣ,ᱟᱣ au
E   ऍ,ॅ অ্যা,্যা ਐ,ੈ ઍ,ૅ ଆ,୍ୟା ஆ,ே యా,్యా ಆ,್ಯಾ ആ,ാ ꯑꯦ,ꯦ ᱮ,ᱮ a
O   ऑ,ॉ অ, ਆ,ਾ ઑ,ૉ ଅ, ஆ,ா ఆ,ా ಆ,ಾ ഓ,ോ ꯑꯣ,ꯣ ᱚ,ᱚ o
`;

const signTable = `
M   ं ং ਂ ં ଂ ம் ం ಂ ം ꯪ ᱸ ں ن ں n
M2  ँ ঁ ਂ ં ଁ ன் ం ಂ ം ꯪ ᱸ ں ن ں n
H   ः ঃ ਹ ઃ ଃ ஃ ః ಃ ഃ ꯍ ᱦ ہ ه ہ h
`;

/** The virama of each script with dependent vowel signs; the other scripts have none. */
export const viramas: Partial<Record<Alphabet, string>> = {
  Deva: '्',
  Beng: '্',
  Guru: '੍',
  Gujr: '્',
  Orya: '୍',
  Taml: '்',
  Telu: '్',
  Knda: '್',
  Mlym: '്',
  Mtei: '꯭',
};

function columnsOf(table: string): Map<Phoneme, Partial<Record<Alphabet, string>>> {
  const rows = table.trim().split('\n');
  return new Map(
    rows
      .map((row) => row.split(/\s+/))
      .map(([phoneme, ...cells]) => [
        phoneme!,
        // Perso-Arabic vowels depend on their context and have no cells; Latin is always the last cell.
        Object.fromEntries(
          cells.map((cell, at) => [at === cells.length - 1 ? 'Latn' : alphabets[at]!, cell.normalize('NFC')]),
        ),
      ]),
  );
}

const consonants = columnsOf(consonantTable);
const vowels = columnsOf(vowelTable);
const signs = columnsOf(signTable);

export const isConsonant = (phoneme: Phoneme | undefined): boolean =>
  phoneme !== undefined && consonants.has(phoneme);
export const isVowel = (phoneme: Phoneme | undefined): boolean =>
  phoneme !== undefined && (phoneme === '-' || vowels.has(phoneme));
export const isSign = (phoneme: Phoneme | undefined): boolean => phoneme !== undefined && signs.has(phoneme);

/** The spelling of a consonant or of `M`, `M2`, `H`; empty when the phoneme is a vowel. */
export function letterFor(phoneme: Phoneme, alphabet: Alphabet): string {
  return consonants.get(phoneme)?.[alphabet] ?? signs.get(phoneme)?.[alphabet] ?? '';
}

/** The independent letter of a vowel and its dependent sign. */
export function vowelFor(phoneme: Phoneme, alphabet: Alphabet): readonly [alone: string, sign: string] {
  const cell = vowels.get(phoneme)?.[alphabet] ?? '';
  const [alone = '', sign = alone] = cell.split(',');
  return [alone, sign];
}

export type LetterKind = 'consonant' | 'vowel' | 'vowelSign' | 'sign' | 'virama';

/** A map from every letter of an alphabet to its phoneme. */
export function lettersOf(alphabet: Alphabet): Map<string, { kind: LetterKind; phoneme: Phoneme }> {
  const letters = new Map<string, { kind: LetterKind; phoneme: Phoneme }>();
  const add = (spelling: string, kind: LetterKind, phoneme: Phoneme) => {
    if (spelling && !letters.has(spelling)) letters.set(spelling, { kind, phoneme });
  };
  const virama = viramas[alphabet];
  if (virama) add(virama, 'virama', '');
  for (const phoneme of consonants.keys()) add(letterFor(phoneme, alphabet), 'consonant', phoneme);
  for (const phoneme of signs.keys()) add(letterFor(phoneme, alphabet), 'sign', phoneme);
  // A vowel spelled with a consonant (Tamil ரு for ऋ, Bengali ্যা for ऍ) is read as its parts.
  const made = (spelling: string) =>
    [...spelling].some((letter) => letters.get(letter)?.kind === 'consonant');
  for (const phoneme of vowels.keys()) {
    const [alone, sign] = vowelFor(phoneme, alphabet);
    if (made(alone) || made(sign)) continue;
    add(alone, 'vowel', phoneme);
    if (sign !== alone) add(sign, 'vowelSign', phoneme);
  }
  return letters;
}
