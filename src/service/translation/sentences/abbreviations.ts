/** The words of lines that separate words by spaces; Latin words must be in lower case. */
function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').normalize('NFC').split(' '));
}

/** Titles, currencies and units: a full stop after one never ends a sentence. */
export const abbreviations = wordSet(
  'dr mr mrs ms prof sr smt shri sri adv hon rev gen capt lt sgt gov supt messrs rs inr',
  'e.g i.e a.k.a cf al approx dept govt univ viz vs',
  // Devanagari
  'डॉ डा प्रो श्री श्रीमती सुश्री कु पं स्व रु रू नं क्र सं पृ मो फ़ो फो उदा ई.पू कि.मी कि.ग्रा से.मी मि.मी मि एड प्रा चि मा',
  // Bengali and Assamese
  'ড ডা ডাঃ ডঃ ড° প্রো মি মিসেস মো মোঃ মৌ রু নং পৃ শ্রী শ্রীমতি শ্ৰী শ্ৰীমতী ই.পূ কি.মি',
  // Gujarati
  'ડૉ ડો પ્રો શ્રી શ્રીમતી કુ સ્વ રૂ રુ નં ક્ર પૃ કિ.મી કિ.ગ્રા મિ',
  // Gurmukhi
  'ਡਾ ਪ੍ਰੋ ਸ੍ਰੀ ਸ਼੍ਰੀ ਸ੍ਰੀਮਤੀ ਸ ਸ੍ਰ ਰੁ ਨੰ ਪੰ ਕਿ.ਮੀ',
  // Odia
  'ଡ ଡା ଡଃ ଡାଃ ପ୍ରୋ ଶ୍ରୀ ଶ୍ରୀମତୀ ଟ ନଂ ପୃ କି.ମି',
  // Tamil
  'திரு திருமதி பேரா முனைவர் ரூ பக் கி.மீ கி.கி கி.பி கி.மு உ.ம் எ.கா',
  // Telugu
  'డా ప్రొ శ్రీ శ్రీమతి రూ నం సం కి.మీ కి.గ్రా',
  // Kannada
  'ಡಾ ಪ್ರೊ ಶ್ರೀ ಶ್ರೀಮತಿ ಕು ರೂ ನಂ ಸಂ ಕಿ.ಮೀ ಕಿ.ಗ್ರಾಂ',
  // Malayalam
  'ഡോ പ്രൊഫ ശ്രീ ശ്രീമതി രൂ നം കി.മീ കി.ഗ്രാം',
);

/** Abbreviations that are also ordinary words: a full stop after one ends the sentence unless a number follows. */
export const numberAbbreviations = wordSet(
  'no nos vol fig figs sec ch p pp pg art tel ext jan feb mar apr jun jul aug sep sept oct nov dec',
  'எண்',
);

/** Abbreviations whose full stop may end a sentence, depending on the next word. */
export const closingAbbreviations = wordSet(
  'jr inc ltd pvt co corp bros st mt ft rd ave apt addr maj col etc',
);
