import type { CallInput } from '../operations.ts';

/** Example syntheses; all of them work against the local service. */
export const textToSpeechInputs = {
  hindi: {
    headers: { speaker: 'hi_female' },
    query: {},
    body: { text: 'नमस्ते! आपका ऑर्डर निकल चुका है और कल शाम तक पहुँच जाएगा।' },
  },
  urdu: {
    headers: { speaker: 'ur_female' },
    query: {},
    body: { text: ['آپ کی گاڑی پلیٹ فارم نمبر تین پر ہے۔', 'براہ کرم اپنا سامان ساتھ رکھیں۔'] },
  },
  ssml: {
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
} satisfies Record<string, CallInput<'tts'>>;
