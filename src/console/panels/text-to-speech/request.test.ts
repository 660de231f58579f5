import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from '#client/encode.ts';
import { callOf, freeCallOf } from '#console/exchanges/free-call.ts';
import { examples } from '#contract/examples.ts';
import { formSpec, partsOf, type soundFields, TextToSpeechForm } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { formOfSent } from './form-of-sent.ts';
import { textToSpeechRequest, toRequest } from './request.ts';
import { samples } from './samples.ts';

const form = (change: Partial<TextToSpeechForm> = {}) => ({
  ...TextToSpeechForm.parse({}),
  speaker: 'hi_female',
  text: 'नमस्ते',
  ...change,
});
const target = { name: 'embedded', baseUrl: '/api/embedded', headers: {} };
const deviations = (change: Partial<TextToSpeechForm>) =>
  encode('tts', toRequest(form(change)), target).deviations;

describe('the request of a form', () => {
  it('sends the text and the speaker, and nothing that has its default', () => {
    expect(toRequest(form())).toEqual({ headers: { speaker: 'hi_female' }, body: { text: 'नमस्ते' } });
  });

  it('sends what was changed, numbers as numbers', () => {
    const { body } = toRequest(form({ speed: '1,25', pitch: '-2', sampleRate: '48000', format: 'FLAC' }));
    expect(body).toEqual({ text: 'नमस्ते', speed: 1.25, pitch: -2, sample_rate: 48_000, format: 'FLAC' });
  });

  it('sends one string a line as several sentences', () => {
    const { body } = toRequest(form({ mode: 'sentences', text: 'एक।\n\n दो।\n' }));
    expect(body.text).toEqual(['एक।', ' दो।']);
  });

  it('sends SSML in place of text', () => {
    const { body } = toRequest(form({ mode: 'ssml', ssml: '<speak>एक</speak>' }));
    expect(body).toEqual({ ssml: '<speak>एक</speak>' });
  });

  it('leaves out what is empty, so that the service can say what is missing', () => {
    expect(toRequest(form({ speaker: ' ', text: '' }))).toEqual({ headers: {}, body: {} });
    expect(deviations({ speaker: '' })).not.toEqual([]);
    expect(deviations({ text: '' })).not.toEqual([]);
  });

  it.each([{ speed: '3' }, { speed: 'fast' }, { pitch: '12' }, { sampleRate: '11025' }, { format: 'AIFF' }])(
    'keeps a wrong value as typed, for the contract to see: %o',
    (change) => {
      expect(deviations(change)).toHaveLength(1);
    },
  );

  it.each(examples.tts)('is the call again whose form it is: $id', ({ input }) => {
    const { headers, body } = toRequest(TextToSpeechForm.parse(formOfCall(input)));
    expect({ headers, body }).toEqual({ headers: input.headers, body: input.body });
  });

  it('sends a field at its default where that is asked', () => {
    const { body } = toRequest(form({ alwaysSent: ['speed', 'format'] }));
    expect(body).toEqual({ text: 'नमस्ते', speed: 1, format: 'WAV' });
    expect(toRequest(form({ speed: '', alwaysSent: ['speed'] })).body).toEqual({ text: 'नमस्ते' });
  });

  it('sends a call word for word in place of the fields', () => {
    const free = { headers: 'speaker: hi_male', body: '{"text": 5' };
    const sent = callOf('tts', textToSpeechRequest(form({ free })));
    expect(sent).toEqual({ headers: { speaker: 'hi_male' }, body: '{"text": 5' });
  });

  it.each(samples)('the sample $name keeps to the contract', ({ form: change }) => {
    expect(deviations(change)).toEqual([]);
  });
});

describe('the parts of a form', () => {
  const sentences = { mode: 'sentences', text: 'एक।\n\nदो।' } as const;

  it('are the form itself, or one for each sentence', () => {
    expect(partsOf(form(sentences)).map(({ form: part }) => toRequest(part).body.text)).toEqual([
      ['एक।', 'दो।'],
    ]);
    const each = partsOf(form({ ...sentences, requests: 'each', speed: '1.2' }));
    expect(each.map(({ name, form: part }) => [name, toRequest(part).body])).toEqual([
      ['1', { text: 'एक।', speed: 1.2 }],
      ['2', { text: 'दो।', speed: 1.2 }],
    ]);
  });

  it('are one without a sentence, which the contract refuses', () => {
    expect(partsOf(form({ ...sentences, text: '\n', requests: 'each' }))).toHaveLength(1);
  });
});

describe('the form of a call that was sent', () => {
  const text = fc.string({ unit: fc.constantFrom('क', ' ', '\n', '<', 'a', '"', ',') });
  const amount = fc.constantFrom('1', '1.25', '0', '-2', '9', 'fast', '', '22050', '48000', 'WAV', 'mp3');
  const anyForm = fc.record({
    mode: fc.constantFrom('text' as const, 'sentences' as const, 'ssml' as const),
    text,
    ssml: text,
    speaker: fc.constantFrom('hi_female', 'ta_male', 'xx', ''),
    speed: amount,
    pitch: amount,
    sampleRate: amount,
    format: amount,
    alwaysSent: fc.subarray(['speed', 'pitch', 'sampleRate', 'format'] as (keyof typeof soundFields)[]),
  });

  it('sends the same call, sign by sign, in 1,000 random forms; so does its link', () => {
    fc.assert(
      fc.property(anyForm, (change) => {
        const sent = callOf('tts', textToSpeechRequest(form(change)));
        const again = formOfSent(sent);
        expect(callOf('tts', textToSpeechRequest(again))).toEqual(sent);
        const { settings, texts = {} } = formSpec.toLink(again);
        const link = new URLSearchParams(settings);
        const opened = TextToSpeechForm.parse(formSpec.fromLink(link, texts, form()));
        expect(callOf('tts', textToSpeechRequest(opened))).toEqual(sent);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '{"text":"a","ssml":"<speak>a</speak>"}',
    '{"text":["a\\nb"]}',
    '{"text":5}',
    '{"text":"a","speed":null}',
    '{"text":"a","more":1}',
    'not JSON',
  ])('keeps what no field can say word for word: %s', (body) => {
    const sent = { headers: { 'REV-APPNAME': 'tts', speaker: 'hi_male' }, body };
    expect(formOfSent(sent).free).toEqual(freeCallOf(sent));
  });
});

describe('a link to a form', () => {
  it.each(samples)('brings the sample $name back', ({ form: change }) => {
    const given = { ...TextToSpeechForm.parse({}), ...change };
    const { settings, texts = {} } = formSpec.toLink(given);
    expect(
      TextToSpeechForm.parse(
        formSpec.fromLink(new URLSearchParams(settings), texts, TextToSpeechForm.parse({})),
      ),
    ).toEqual(given);
  });
});
