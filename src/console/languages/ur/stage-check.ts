import type { stageCheckWords } from '#console/catalogues/stage-check.ts';
import type { Translation } from '#console/languages/language.ts';
import { ltr } from '#console/languages/left-to-right.ts';
import { formatNumber } from '#console/ui/text/format.ts';

export const words: Translation<typeof stageCheckWords> = {
  title: 'دکھانے سے پہلے',
  open: 'دکھانے سے پہلے جانچیں',
  attention: (count) => (count === 1 ? '1 چیز توجہ چاہتی ہے' : `${formatNumber(count)} چیزیں توجہ چاہتی ہیں`),
  allFine: 'سب کچھ تیار ہے۔',
  start: 'شروع کریں',
  startAnyway: 'پھر بھی شروع کریں',
  states: { waiting: 'جانچ جاری', fine: 'تیار', problem: 'توجہ درکار' },
  lines: {
    target: {
      waiting: 'سروس سے پوچھا جا رہا ہے',
      fine: (target) => `سروس جواب دے رہی ہے (${target})۔`,
      problem: (target) => `سروس جواب نہیں دے رہی (${target})۔`,
    },
    account: {
      waiting: 'اکاؤنٹ کے بارے میں پوچھا جا رہا ہے',
      fine: 'اکاؤنٹ کو اس فنکشن کی اجازت ہے اور اس کی حد ابھی پوری نہیں ہوئی۔',
      refused: 'اس اکاؤنٹ کو اس کال کی اجازت نہیں۔',
      short: (left, needed) =>
        `اکاؤنٹ میں ${formatNumber(left)} حروف باقی ہیں، اور یہاں ${formatNumber(needed)} درکار ہیں۔`,
    },
    faults: {
      waiting: 'تیار خرابیاں دیکھی جا رہی ہیں',
      fine: 'کوئی خرابی تیار نہیں۔',
      unknown: 'سروس کے جواب تک معلوم نہیں۔',
      problem: (count) =>
        count === 1
          ? 'ایک خرابی تیار ہے: اگلی کال ناکام ہوگی۔'
          : `${formatNumber(count)} خرابیاں تیار ہیں: اگلی کالیں ناکام ہوں گی۔`,
    },
    engines: {
      waiting: 'انجن دیکھے جا رہے ہیں',
      fine: 'یہ مشین منتخب زبانوں میں کام کر سکتی ہے۔',
      remote: 'کون سی زبانیں دستیاب ہیں، یہ ریموٹ سروس طے کرتی ہے۔',
      unknown: 'سروس کے جواب تک معلوم نہیں۔',
      problem: (names) => `اس مشین پر انسٹال نہیں: ${names}۔`,
    },
    sound: {
      waiting: 'آواز آزمائی جا رہی ہے',
      fine: 'آواز چل سکتی ہے۔',
      problem: 'براؤزر ابھی آواز نہیں چلا رہا۔',
    },
  },
  fixes: {
    again: 'دوبارہ کوشش کریں',
    embedded: 'اندرونی سروس استعمال کریں',
    working: `اکاؤنٹ ${ltr('“working”')} استعمال کریں`,
    choose: 'دوسرا اکاؤنٹ منتخب کریں',
    disarm: 'خرابی ہٹائیں',
    play: 'آواز چلائیں',
    leaveOut: 'انھیں چھوڑ دیں',
    other: (name) => `${name} استعمال کریں`,
  },
};
