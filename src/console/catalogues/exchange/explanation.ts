/** Words of the button that asks the embedded service how an answer was produced. */
const en = {
  ask: 'How it was produced',
  again: 'Ask again',
  failed: 'The service no longer tells how these were produced: it keeps the newest answers only.',
};

const hi: typeof en = {
  ask: 'यह कैसे बना',
  again: 'फिर पूछें',
  failed: 'सेवा अब नहीं बताती कि ये कैसे बने: वह केवल सबसे नए उत्तर याद रखती है।',
};

const ur: typeof en = {
  ask: 'یہ کیسے بنا',
  again: 'دوبارہ پوچھیں',
  failed: 'سروس اب نہیں بتاتی کہ یہ کیسے بنے: وہ صرف تازہ ترین جواب یاد رکھتی ہے۔',
};

export const explanationWords = { en, hi, ur };
