import type { ssmlProblemWords } from '#console/catalogues/text-to-speech/ssml-problems.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof ssmlProblemWords> = {
  root: (found) => `मूल टैग <${found}> है; वह <speak> होना चाहिए।`,
  nestedRoot: '<speak> केवल मूल टैग हो सकता है।',
  tag: (found) => `<${found}> विनिर्देश के आठ टैग में नहीं है।`,
  holdsNone: (parent, found) => `<${parent}> में केवल पाठ हो सकता है, <${found}> नहीं।`,
  noText: (parent) => `<${parent}> में पाठ नहीं हो सकता।`,
  sayAsTooLong: (most) => `<say-as> अधिकतम ${most} अक्षर पढ़ता है।`,
  attribute: (tag, found) => `<${tag}> में ${found} नाम का कोई गुण नहीं होता।`,
  missing: (tag, attribute) => `<${tag}> में ${attribute} चाहिए।`,
  value: (attribute, found, allowed) => `${attribute} का मान "${found}" नहीं हो सकता। ऐसा लिखें: ${allowed}।`,
  noFormat: (kind) => `interpret-as "${kind}" के साथ format नहीं होता।`,
  voice: (code) => `इस सेवा में आवाज़ ${code} नहीं है: वह इनकार करेगी।`,
  ampersand: 'यहाँ & को &amp; लिखें।',
  entity: (name) => `XML में &${name} नहीं होता`,
  lessThan: 'यहाँ < को &lt; लिखें।',
  unfinished: 'यह टैग अधूरा है: > चाहिए।',
  unclosed: (tag) => `<${tag}> बंद नहीं है: यहाँ </${tag}> लिखें।`,
  unmatched: (found) => `${found} ऐसा टैग बंद करता है जो खुला ही नहीं है।`,
  quotes: 'गुण का मान उद्धरण चिह्नों में लिखें।',
  space: 'दो गुणों के बीच ख़ाली जगह दें।',
  outsideRoot: 'पाठ <speak> के अंदर होना चाहिए।',
  malformed: 'यह सही XML नहीं है।',
  doctype: 'दस्तावेज़ प्रकार (DOCTYPE) की अनुमति नहीं है।',
  instruction: 'प्रोसेसिंग निर्देश की अनुमति नहीं है।',
};
