import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter, randomSampleCount } from '#testing/samples.ts';
import { splitSentences } from './sentences.ts';

const texts = (string: string, language: Parameters<typeof splitSentences>[1] = 'en') =>
  splitSentences(string, language).map((sentence) => sentence.text);

describe('splitting a string into sentences', () => {
  it.each([
    ['en', 'Hello. How are you? Fine!', ['Hello.', 'How are you?', 'Fine!']],
    ['en', 'Dr. Rao met Mr. Das at 5 p.m. on Monday. He paid Rs. 500.', 2],
    ['en', 'Order No. 12 is late. Sorry, e.g. the rain.', 2],
    ['en', 'No. I do not understand.', ['No.', 'I do not understand.']],
    ['en', 'A. P. J. Abdul Kalam came. We met.', ['A. P. J. Abdul Kalam came.', 'We met.']],
    ['en', 'It is in the U.S. market. Good.', 2],
    ['en', 'See fig. 3 and p. 12. Meet at 5 p.m. Ravi comes at 6 p.m. Monday.', 3],
    ['en', 'He and I. Then they.', 2],
    ['en', 'It costs 3.50 today. See www.example.org for more.', 2],
    ['en', 'See https://example.com/find?a=b!c.d for more? Yes.', 2],
    ['en', '(www.example.com/?page=2)', 1],
    ['en', 'Really?Yes.', ['Really?', 'Yes.']],
    ['en', 'Acme Ltd. The end.', ['Acme Ltd.', 'The end.']],
    ['en', 'Acme Pvt. Ltd. opened.', 1],
    ['hi', 'नमस्ते। आप कैसे हैं? मैं ठीक हूँ।', ['नमस्ते।', 'आप कैसे हैं?', 'मैं ठीक हूँ।']],
    ['hi', 'नमस्ते।आप कैसे हैं?', ['नमस्ते।', 'आप कैसे हैं?']],
    ['hi', 'डॉ. राव को रु. 500 मिले। धन्यवाद।', ['डॉ. राव को रु. 500 मिले।', 'धन्यवाद।']],
    ['hi', 'ए. पी. जे. अब्दुल कलाम आए। ठीक है।', ['ए. पी. जे. अब्दुल कलाम आए।', 'ठीक है।']],
    ['hi', 'मैं ए. पी. जे. अब्दुल कलाम से मिला।', 1],
    ['mr', 'तो आला आहे. मी जातो.', ['तो आला आहे.', 'मी जातो.']],
    ['ta', 'திரு. ராமன் வந்தார். ரூ. 500 தந்தார்.', ['திரு. ராமன் வந்தார்.', 'ரூ. 500 தந்தார்.']],
    ['te', 'డా. రావు వచ్చారు. ధన్యవాదాలు.', 2],
    ['ur', 'آپ کیسے ہیں؟ میں ٹھیک ہوں۔ شکریہ۔', ['آپ کیسے ہیں؟', 'میں ٹھیک ہوں۔', 'شکریہ۔']],
    ['bn', 'ডঃ রায় এসেছেন। ধন্যবাদ।', 2],
    ['or', 'ନମସ୍କାର। ଧନ୍ୟବାଦ।', 2],
    ['en', 'one line\nanother line', ['one line', 'another line']],
  ] as const)('splits sentences in %s: %s', (language, string, expected) => {
    const found = texts(string, language);
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  it('keeps the whitespace between, before and after sentences', () => {
    expect(splitSentences('  Hello.  \n Go. ', 'en')).toEqual([
      { before: '  ', text: 'Hello.', after: '  \n ' },
      { before: '', text: 'Go.', after: ' ' },
    ]);
  });

  it('does not split inside a protected span', () => {
    const string = 'I like Yahoo! Mail. Thanks.';
    expect(splitSentences(string, 'en', [{ start: 7, end: 18 }]).map((one) => one.text)).toEqual([
      'I like Yahoo! Mail.',
      'Thanks.',
    ]);
  });

  it('returns nothing for an empty string and one empty sentence for whitespace', () => {
    expect(splitSentences('', 'hi')).toEqual([]);
    expect(splitSentences(' \n ', 'hi')).toEqual([{ before: ' \n ', text: '', after: '' }]);
  });

  it('returns sentences that join to the string byte for byte, for any string', { tags: 'slow' }, () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Dr. ',
        'डॉ. ',
        'ए. ',
        '।',
        '۔',
        '؟',
        ' ',
        '\n',
        '\r\n',
        'No. 5',
        'A. B. ',
        '\u2029',
        '\u200d',
      ),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: anyCharacter }),
    );
    const language = fc.constantFrom('en', 'hi', 'ta', 'ur', 'bn', 'kok', 'mai', 'or');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), language, (pieces, code) => {
        const string = pieces.join('');
        const sentences = splitSentences(string, code);
        expect(sentences.map(({ before, text, after }) => before + text + after).join('')).toBe(string);
        for (const { text } of sentences) expect(text).toBe(text.trim());
      }),
      { numRuns: randomSampleCount(500) },
    );
  });
});
