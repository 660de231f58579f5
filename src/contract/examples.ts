import type { OperationId } from './errors.ts';
import type { CallInput, ResponseOf } from './operations.ts';

/** A call worth showing, and the kind of answer the specification promises for it. */
export interface Example<Id extends OperationId> {
  /** Names the example within its operation. */
  readonly id: string;
  readonly input: CallInput<Id>;
  /** Absent where the answer is audio. */
  readonly answer?: ResponseOf<Id>;
}

type Examples = { readonly [Id in OperationId]: readonly Example<Id>[] };

const job_id = '5d0c6a0e-3f5b-4c1e-9f57-2b6c1f0a8d31';

/** Calls that show each operation; every one of them works against the local service. */
export const examples: Examples = {
  localization: [
    {
      id: 'clinic',
      input: {
        headers: {
          'REV-APPVERSION': '3.0',
          src_lang: 'en',
          tgt_lang: ['hi', 'ta', 'bn', 'ur'],
          domain: 'generic',
        },
        query: {},
        body: {
          data: [
            'The clinic opens at nine.',
            'Thank you for your payment.',
            'Meera Krishnan sent the parcel',
          ],
          nmtMaskTerms: { 'Meera Krishnan': 'Meera Krishnan' },
        },
      },
      answer: {
        responseList: [
          {
            inString: 'Thank you for your payment.',
            apiStatus: 4,
            outStrings: { hi: 'आपके भुगतान के लिए धन्यवाद।', ta: 'பணம் செலுத்தியதற்கு நன்றி.' },
            api_statuses: { hi: 2, ta: 2 },
          },
        ],
        tokenConsumed: 0,
        uuid: '0b7a1d6e-9c55-4f0e-8a35-7a2f3f1f5c10',
      },
    },
    {
      id: 'orders',
      input: {
        headers: {
          'REV-APPVERSION': '3.0',
          src_lang: 'en',
          tgt_lang: ['mr', 'kn', 'te', 'gu', 'pa'],
          domain: 'ecommerce',
        },
        query: {},
        body: {
          data: [
            'Your order 4512 will arrive on 12 May.',
            'Your payment of ₹1,250 was successful.',
            'The train to Mysuru leaves at 6:40 pm.',
            'Hello Anita, welcome to Jaipur. Your room is booked until 3 June.',
          ],
        },
      },
    },
    {
      id: 'fromHindi',
      input: {
        headers: { 'REV-APPVERSION': '2.0', src_lang: 'hi', tgt_lang: ['en', 'ml', 'or', 'as'], domain: '0' },
        query: {},
        body: { data: ['आपके भुगतान के लिए धन्यवाद।', 'क्लिनिक नौ बजे खुलता है।', 'मेरा नाम कविता है'] },
      },
    },
  ],
  transliteration: [
    {
      id: 'names',
      input: {
        headers: {
          'REV-APPVERSION': '2.0',
          src_lang: 'en',
          tgt_lang: 'ml',
          domain: 'pii_names',
          cnt_lang: undefined,
        },
        query: {},
        body: { data: ['Kavita Menon', 'Thiruvananthapuram', 'Meera Krishnan'], noOfSuggestions: 5 },
      },
    },
    {
      id: 'abbreviations',
      input: {
        headers: {
          'REV-APPVERSION': '2.0',
          src_lang: 'en',
          tgt_lang: 'ur',
          domain: 'generic',
          cnt_lang: undefined,
        },
        query: {},
        body: {
          data: ['NASA and ISRO', 'The PDF is at www.example.com', 'meera@example.com'],
          noOfSuggestions: 2,
          ignoreTaggedEntities: false,
          abbreviationWithoutDot: true,
        },
      },
    },
    {
      id: 'numbers',
      input: {
        headers: {
          'REV-APPVERSION': '2.0',
          src_lang: 'en',
          tgt_lang: 'sat',
          domain: 'generic',
          cnt_lang: undefined,
        },
        query: {},
        body: {
          data: ['Order 4512 of 1250 rupees', 'The 1st and the 22nd'],
          convertNumber: 'words',
          convertOrdinal: true,
        },
      },
    },
    {
      id: 'hinglish',
      input: {
        headers: {
          'REV-APPVERSION': '2.0',
          src_lang: 'en',
          tgt_lang: 'hi',
          domain: 'generic',
          cnt_lang: 'hi',
        },
        query: {},
        body: { data: ['aap kaise hain', 'mera naam kavita hai'], noOfSuggestions: 3 },
      },
    },
    {
      id: 'suggestions',
      input: {
        headers: {
          'REV-APPVERSION': '2.0',
          src_lang: 'en',
          tgt_lang: 'hi',
          domain: 'generic',
          cnt_lang: undefined,
        },
        query: {},
        body: { data: ['namaste dosto', 'Lakshmi Nagar market', 'photography'], noOfSuggestions: 5 },
      },
      answer: { responseList: [{ inString: 'market', outString: ['मार्केट', 'मार्किट'], status: 2 }] },
    },
    {
      id: 'betweenScripts',
      input: {
        headers: {
          'REV-APPVERSION': '2.0',
          src_lang: 'hi',
          tgt_lang: 'sat',
          domain: 'generic',
          cnt_lang: undefined,
        },
        query: {},
        body: { data: ['रामेश्वर', 'संथाल परगना', 'दिल्ली'], noOfSuggestions: 2 },
      },
    },
  ],
  stt_upload: [
    {
      id: 'address',
      input: {
        headers: { src_lang: 'en', domain: 'generic', subtitles: true },
        query: {},
        body: { file_url: 'https://audio.example.com/meeting.wav' },
      },
      answer: { job_id, code: '000', message: 'Success. Request accepted' },
    },
  ],
  stt_status: [
    {
      id: 'completed',
      input: { headers: {}, query: { job_id }, body: undefined },
      answer: { job_id, code: '000', message: 'Transcript ready.', status: 'completed' },
    },
  ],
  stt_transcript: [
    {
      id: 'ready',
      input: { headers: {}, query: { job_id }, body: undefined },
      answer: {
        job_id,
        code: '000',
        message: 'Transcript ready.',
        result: {
          transcript: 'The clinic opens at nine.',
          original_transcript: 'the clinic opens at nine',
          channel_number: 1,
          words: [
            [
              { word: 'the', conf: 0.97, start: 0.12, end: 0.24 },
              { word: 'clinic', conf: 0.91, start: 0.24, end: 0.71 },
              { word: 'opens', conf: 0.94, start: 0.71, end: 1.08 },
              { word: 'at', conf: 0.88, start: 1.08, end: 1.2 },
              { word: 'nine', conf: 0.99, start: 1.2, end: 1.66 },
            ],
          ],
          subtitles: '1\n00:00:00,120 --> 00:00:01,660\nthe clinic opens at nine\n\n',
        },
      },
    },
  ],
  tts: [
    {
      id: 'hindi',
      input: {
        headers: { speaker: 'hi_female' },
        query: {},
        body: { text: 'नमस्ते! आपका ऑर्डर निकल चुका है और कल शाम तक पहुँच जाएगा।' },
      },
    },
    {
      id: 'urdu',
      input: {
        headers: { speaker: 'ur_female' },
        query: {},
        body: { text: ['آپ کی گاڑی پلیٹ فارم نمبر تین پر ہے۔', 'براہ کرم اپنا سامان ساتھ رکھیں۔'] },
      },
    },
    {
      id: 'ssml',
      input: {
        headers: { speaker: 'hi_female' },
        query: {},
        body: {
          ssml: [
            '<speak>',
            '  <voice name="hi_female">',
            '    आपका ऑर्डर <say-as interpret-as="digits">4512</say-as> निकल चुका है।',
            '    <break time="600ms"/>',
            '    <prosody rate="90%" pitch="+2st">कल शाम तक पहुँच जाएगा।</prosody>',
            '  </voice>',
            '  <voice name="ta_male">நன்றி, மீண்டும் வருக!</voice>',
            '</speak>',
          ].join('\n'),
        },
      },
    },
  ],
};

/**
 * The input of an example.
 *
 * @throws RangeError when the operation has no example of that id
 */
export function exampleInput<Id extends OperationId>(operation: Id, id: string): CallInput<Id> {
  const cases: readonly Example<Id>[] = examples[operation];
  const found = cases.find((example) => example.id === id);
  if (!found) throw new RangeError(`${operation} has no example ${id}`);
  return found.input;
}
