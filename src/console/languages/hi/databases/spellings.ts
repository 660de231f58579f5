import type { spellingWords } from '#console/catalogues/databases/spellings.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof spellingWords> = {
  title: 'अपवाद डेटाबेस',
  explanation:
    'वे शब्द जिनकी वर्तनी इंजन के लिखे से अलग रखनी है। आपके अपने अपवाद पहले से मौजूद अपवादों से पहले आते हैं, और किसी खाते या क्षेत्र के अपवाद सबके लिए बने अपवादों से पहले।',
  whenUsed: 'लिप्यंतरण में अपवाद तब इस्तेमाल होते हैं जब विकल्प “अपवाद डेटाबेस न देखें” बंद हो।',
  add: 'अपवाद जोड़ें',
  search: 'शब्द और वर्तनी खोजें',
  from: 'किस भाषा से',
  to: 'किस भाषा में',
  anyLanguage: 'कोई भी भाषा',
  entry: 'अपवाद',
  newEntry: 'नया अपवाद',
  word: 'शब्द',
  wordHint: 'जैसा मूल भाषा में लिखा जाता है। छोटे-बड़े अक्षरों में अंतर नहीं माना जाता।',
  spellings: 'वर्तनियाँ, सबसे प्रचलित पहले',
  spelling: (place) => `वर्तनी ${place}`,
  addSpelling: 'वर्तनी जोड़ें',
  moveUp: (place) => `वर्तनी ${place} ऊपर करें`,
  removeSpelling: (place) => `वर्तनी ${place} हटाएँ`,
  problems: {
    missing: 'कम से कम एक शब्द लिखें।',
    tooLong: 'अधिकतम 200 अक्षर।',
    twice: 'एक ही वर्तनी दो बार लिखी है।',
    same: 'दो अलग भाषाएँ चुनें।',
  },
  exportHint: 'सूची में दिखने वाले आपके अपने अपवाद, CSV में; पहले से मौजूद अपवादों के लिए उन्हें स्रोत में चुनें।',
  importHint:
    'CSV, जिसमें word, from, to और spelling स्तंभ हों; ज़रूरत हो तो domain, account, spelling 2 आदि भी। निर्यात की हुई फ़ाइल ऐसी ही होती है।',
  domains: {
    generic: 'सामान्य',
    pii_names: 'लोगों के नाम',
    pii_addresses: 'पते',
    OnlyEnglish: 'केवल अंग्रेज़ी शब्द',
    bfsi: 'बैंकिंग और बीमा',
    ecommerce: 'ई-कॉमर्स',
    food: 'खानपान',
    infotainment: 'सूचना और मनोरंजन',
    medical: 'चिकित्सा',
    enterprise: 'कंपनी',
  },
};
