import type { inputWords } from '#console/catalogues/translation/input.ts';
import type { Translation } from '#console/languages/language.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof inputWords> = {
  terms: {
    listLoses: 'सूची में केवल शब्द जाते हैं, उनकी जगह आने वाले शब्द नहीं।',
    rule: 'शब्द तभी जस के तस रखे जा सकते हैं जब मूल भाषा अंग्रेज़ी हो: nmtMask true के लिए src_lang = en चाहिए। भेजने से पहले आपसे पूछा जाएगा; फिर भी भेजने पर अंतर्निहित सेवा इसे बंद मानती है।',
  },
  targets: {
    none: 'कोई लक्ष्य भाषा नहीं चुनी गई। सेवा को कम से कम एक चाहिए।',
    sameLanguage: (language) => `${language} मूल भाषा भी है और लक्ष्य भी: उसका पाठ बिना बदले लौटेगा।`,
  },
  notes: {
    over: {
      strings: (counted, allowed) => `${counted} पाठ: स्थानीय सेवा एक अनुरोध में अधिकतम ${allowed} लेती है।`,
      charactersPerString: (counted, allowed, string) =>
        `पाठ ${string} में ${counted} अक्षर हैं: स्थानीय सेवा एक पाठ में अधिकतम ${allowed} लेती है।`,
      jsonBytes: (counted, allowed) => `अनुरोध में ${counted} बाइट हैं: स्थानीय सेवा अधिकतम ${allowed} लेती है।`,
    },
    stillSent: 'इनकार कैसा दिखता है, यह देखने के लिए इसे भेजा जा सकता है; दूसरी सेवा की सीमाएँ अलग होती हैं।',
    showInvisible: (count) => `${formatNumber(count)} अदृश्य अक्षर दिखाएँ`,
    hideInvisible: 'अदृश्य अक्षर छिपाएँ',
    invisible: 'अदृश्य अक्षरों वाले पाठ',
    moreInvisible: (count) => `और ${count} पाठ`,
  },
  import: {
    title: 'पाठ आयात करें',
    drop: 'पाठ आयात करने के लिए फ़ाइल यहाँ छोड़ें: TXT, CSV, TSV या JSON।',
    paste: 'स्प्रेडशीट से चिपकाएँ, या लिखें',
    hint: 'पाठ की पंक्तियाँ, टैब या अल्पविराम से अलग किए गए खाने, या JSON।',
    choose: 'फ़ाइल चुनें',
    problems: {
      binary: () => 'यह पाठ वाली फ़ाइल नहीं है। स्प्रेडशीट को CSV (UTF-8) के रूप में सहेजकर फिर चुनें।',
      json: (detail) => `यह मान्य JSON नहीं है: ${detail}।`,
      cells: (detail) => `सभी खाने पढ़े नहीं जा सके: ${detail}। जो पढ़ा जा सका वह नीचे है।`,
      failed: (detail) => `फ़ाइल पढ़ी नहीं जा सकी: ${detail}।`,
    },
    tooLong: (most) => `पैनल अधिकतम ${most} अक्षर लेता है। दूसरा स्तंभ या छोटी फ़ाइल चुनें।`,
    kept: 'आपके पाठ वैसे ही हैं।',
    encodings: {
      'utf-16le': 'UTF-16 के रूप में पढ़ी गई।',
      'utf-16be': 'UTF-16 (big endian) के रूप में पढ़ी गई।',
      'windows-1252': 'यह UTF-8 नहीं है और Windows-1252 के रूप में पढ़ी गई: अक्षर जाँच लें।',
    },
    reading: 'पढ़ा जा रहा है…',
    broken: (strings) => `${strings} ${strings === '1' ? 'पाठ' : 'पाठों'} में पंक्ति-विराम हैं: पाठ तालिका में जाएँगे।`,
    column: 'अनुवाद के लिए स्तंभ',
    columnName: (number, first) => (first === '' ? `${number}` : `${number} · ${first}`),
    heading: 'पहली पंक्ति शीर्षक है',
    preview: 'पहले कुछ पाठ',
    counted: (strings, characters, tokens) => `${strings} पाठ, ${characters} अक्षर, अधिकतम ${tokens} टोकन।`,
    overLimit: 'स्थानीय सेवा एक अनुरोध में इतना नहीं लेती।',
    replace: 'मौजूदा पाठों की जगह रखें',
    add: 'नीचे जोड़ें',
  },
  grid: {
    label: 'अनुवाद के लिए पाठ, हर पंक्ति में एक',
    string: (number) => `पाठ ${number}`,
    length: (characters) => `${formatNumber(characters)} अक्षर`,
    over: (most) => `${most} से अधिक`,
    add: (number) => `पंक्ति ${number} के नीचे पंक्ति जोड़ें`,
    up: (number) => `पंक्ति ${number} ऊपर ले जाएँ`,
    down: (number) => `पंक्ति ${number} नीचे ले जाएँ`,
    remove: (number) => `पंक्ति ${number} हटाएँ`,
    removed: (number) => `पंक्ति ${number} हटा दी गई।`,
    undo: 'वापस लें',
    moved: (number, all) => `${all} में से पंक्ति ${number} पर पहुँची।`,
    pasted: (rows) => `${formatNumber(rows)} ${rows === 1 ? 'पंक्ति' : 'पंक्तियों'} में चिपकाया गया।`,
    inOne: 'एक ही पंक्ति में रखें',
    keys: '↑ ↓, Enter: दूसरी पंक्ति। Shift+Enter: पंक्ति-विराम। Alt+Enter: नीचे नई पंक्ति। Alt+↑ ↓: खिसकाएँ। Alt+Delete: हटाएँ। Tab: आगे।',
  },
};
