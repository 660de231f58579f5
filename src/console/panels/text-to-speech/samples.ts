import type { TextToSpeechForm } from './form.ts';

export interface Sample {
  readonly name: 'hindi' | 'urdu' | 'ssml';
  readonly form: Partial<TextToSpeechForm>;
}

const defaults = { speed: '1', pitch: '0', sampleRate: '22050', format: 'WAV' } as const;

/** One plain text, one in a script written from right to left as several sentences, one SSML with two voices. */
export const samples: readonly [Sample, Sample, Sample] = [
  {
    name: 'hindi',
    form: {
      ...defaults,
      mode: 'text',
      speaker: 'hi_female',
      text: 'नमस्ते! आपका ऑर्डर निकल चुका है और कल शाम तक पहुँच जाएगा।',
    },
  },
  {
    name: 'urdu',
    form: {
      ...defaults,
      mode: 'sentences',
      speaker: 'ur_female',
      text: 'آپ کی گاڑی پلیٹ فارم نمبر تین پر ہے۔\nبراہ کرم اپنا سامان ساتھ رکھیں۔',
    },
  },
  {
    name: 'ssml',
    form: {
      ...defaults,
      mode: 'ssml',
      speaker: 'hi_female',
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
];
