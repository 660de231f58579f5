import type { ssmlProblemWords } from '#console/catalogues/text-to-speech/ssml-problems.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';

export const words: Translation<typeof ssmlProblemWords> = {
  root: (found) => `سب سے باہر ${ltr(`<${found}>`)} ہے؛ وہاں ${ltr('<speak>')} ہونا چاہیے۔`,
  nestedRoot: `${ltr('<speak>')} صرف سب سے باہر آ سکتا ہے۔`,
  tag: (found) => `${ltr(`<${found}>`)} تصریح کے آٹھ ٹیگز میں سے نہیں۔`,
  holdsNone: (parent, found) => `${ltr(`<${parent}>`)} میں صرف متن آ سکتا ہے، ${ltr(`<${found}>`)} نہیں۔`,
  noText: (parent) => `${ltr(`<${parent}>`)} میں متن نہیں آ سکتا۔`,
  sayAsTooLong: (most) => `${ltr('<say-as>')} زیادہ سے زیادہ ${most} حروف پڑھتا ہے۔`,
  attribute: (tag, found) => `${ltr(`<${tag}>`)} میں ${ltr(found)} نام کی کوئی صفت نہیں۔`,
  missing: (tag, attribute) => `${ltr(`<${tag}>`)} کو صفت ${ltr(attribute)} چاہیے۔`,
  value: (attribute, found, allowed) =>
    `${ltr(attribute)} کی قدر ${ltr(`"${found}"`)} نہیں ہو سکتی۔ اس طرح لکھیں: ${ltr(allowed)}۔`,
  noFormat: (kind) => `${ltr(`interpret-as "${kind}"`)} کے ساتھ format نہیں آتا۔`,
  outside: (attribute, value, accepted) =>
    `یہ سروس ${ltr(`${attribute} ${value}`)} سے انکار کرتی ہے؛ وہ ${ltr(accepted)} لیتی ہے۔`,
  voice: (code) => `اس سروس میں آواز ${code} نہیں: وہ انکار کرے گی۔`,
  ampersand: `یہاں & کو ${ltr('&amp;')} لکھیں۔`,
  entity: (name) => `XML میں ${ltr(`&${name}`)} نام کی کوئی entity نہیں`,
  lessThan: `یہاں ${ltr('<')} کو ${ltr('&lt;')} لکھیں۔`,
  unfinished: `یہ ٹیگ ادھورا ہے: اسے ${ltr('>')} چاہیے۔`,
  unclosedPart: (start, end) => `${ltr(start)} بند نہیں ہوا: اسے ${ltr(end)} چاہیے۔`,
  unclosed: (tag) => `${ltr(`<${tag}>`)} بند نہیں ہوا: یہاں ${ltr(`</${tag}>`)} لکھیں۔`,
  unmatched: (found) => `${ltr(found)} ایسا ٹیگ بند کرتا ہے جو کھلا ہی نہیں۔`,
  quotes: 'صفت کی قدر کو واوین (quotes) میں رکھیں۔',
  duplicate: (attribute) => `صفت ${ltr(attribute)} دو بار ہے۔`,
  space: 'دو صفات کے بیچ خالی جگہ چھوڑیں۔',
  outsideRoot: `متن ${ltr('<speak>')} کے اندر ہونا چاہیے۔`,
  secondRoot: `صرف ایک ${ltr('<speak>')} آ سکتا ہے۔`,
  comment: `تبصرے میں ${ltr('--')} نہیں آ سکتا۔`,
  sectionEnd: `یہاں ${ltr(']]>')} کو ${ltr(']]&gt;')} لکھیں۔`,
  malformed: 'یہ درست ساخت کا XML نہیں ہے۔',
  doctype: 'document type کی اجازت نہیں۔',
  instruction: 'processing instruction کی اجازت نہیں۔',
};
