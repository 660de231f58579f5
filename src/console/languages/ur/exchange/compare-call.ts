import type { compareCallWords } from '#console/catalogues/exchange/compare-call.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof compareCallWords> = {
  button: 'موازنہ کریں…',
  title: 'دوسرے ہدف یا اکاؤنٹ سے موازنہ کریں',
  explain: 'یہی درخواست دوسرے ہدف یا اکاؤنٹ کو بھیجی جاتی ہے۔ دونوں جواب اپنے فرق کے ساتھ دکھائے جاتے ہیں۔',
  first: 'پہلا جواب',
  second: 'دوسرا جواب',
  send: 'بھیجیں اور موازنہ کریں',
  sendAgain: 'دوبارہ بھیجیں',
  loading: 'موازنہ کھل رہا ہے',
  requestGone: 'اس درخواست کا صرف ابتدائی حصہ رکھا گیا تھا۔ کال دوبارہ بھیجیں اور اس کا موازنہ کریں۔',
  recordingGone: 'اس اپ لوڈ کی ریکارڈنگ اب اس براؤزر میں نہیں۔ اسے ”آواز سے متن“ میں دوبارہ منتخب کریں۔',
  noAnswer: 'دوسری کال کا کوئی جواب نہیں',
};
