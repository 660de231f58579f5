import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from '#client/http/encode.ts';
import { requestFor, toRawRequest } from '#console/exchanges/raw-request/raw-request.ts';
import { textToSpeechInputs } from '#contract/examples/text-to-speech-inputs.ts';
import { examples } from '#testing/examples/examples.ts';
import { randomSampleCount as sampleCount } from '#testing/samples.ts';
import { formSpec, requestParts } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { formOfSent } from './form-of-sent.ts';
import { type audioSettings, TextToSpeechForm } from './form-schema.ts';
import { textToSpeechRequest, toRequest } from './request.ts';

const samples = Object.entries(textToSpeechInputs).map(([name, input]) => [name, formOfCall(input)] as const);

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
  it('sends the text and the speaker, and omits defaults', () => {
    expect(toRequest(form())).toEqual({ headers: { speaker: 'hi_female' }, body: { text: 'नमस्ते' } });
  });

  it('sends changed settings, and numbers as JSON numbers', () => {
    const { body } = toRequest(form({ speed: '1,25', pitch: '-2', sampleRate: '48000', format: 'FLAC' }));
    expect(body).toEqual({ text: 'नमस्ते', speed: 1.25, pitch: -2, sample_rate: 48_000, format: 'FLAC' });
  });

  it('sends text with one string per line as several sentences', () => {
    const { body } = toRequest(form({ mode: 'sentences', text: 'एक।\n\n दो।\n' }));
    expect(body.text).toEqual(['एक।', ' दो।']);
  });

  it('sends SSML instead of plain text', () => {
    const { body } = toRequest(form({ mode: 'ssml', ssml: '<speak>एक</speak>' }));
    expect(body).toEqual({ ssml: '<speak>एक</speak>' });
  });

  it('omits empty fields, so that the service can report what is missing', () => {
    expect(toRequest(form({ speaker: ' ', text: '' }))).toEqual({ headers: {}, body: {} });
    expect(deviations({ speaker: '' })).not.toEqual([]);
    expect(deviations({ text: '' })).not.toEqual([]);
  });

  it.each([{ speed: '3' }, { speed: 'fast' }, { pitch: '12' }, { sampleRate: '11025' }, { format: 'AIFF' }])(
    'keeps a wrong value as typed, so that the contract can report it: %o',
    (change) => {
      expect(deviations(change)).toHaveLength(1);
    },
  );

  it.each(examples.tts)('reproduces the call that the form was restored from: $id', ({ input }) => {
    const { headers, body } = toRequest(TextToSpeechForm.parse(formOfCall(input)));
    expect({ headers, body }).toEqual({ headers: input.headers, body: input.body });
  });

  it('sends a default when the field is marked as always sent', () => {
    const { body } = toRequest(form({ alwaysSent: ['speed', 'format'] }));
    expect(body).toEqual({ text: 'नमस्ते', speed: 1, format: 'WAV' });
    expect(toRequest(form({ speed: '', alwaysSent: ['speed'] })).body).toEqual({ text: 'नमस्ते' });
  });

  it('names an engine only if one was chosen', () => {
    const { headers } = toRequest(form({ engine: 'espeak-ng' }));
    expect(headers).toEqual({ speaker: 'hi_female', 'X-Engine': 'espeak-ng' });
    expect(deviations({ engine: 'espeak-ng' })).toEqual([]);
  });

  it('sends a raw request instead of the fields', () => {
    const free = { headers: 'speaker: hi_male', body: '{"text": 5' };
    const sent = requestFor('tts', textToSpeechRequest(form({ free })));
    expect(sent).toEqual({ headers: { speaker: 'hi_male' }, body: '{"text": 5' });
  });

  it.each(samples)('the sample %s satisfies the contract', (_, change) => {
    expect(deviations(change)).toEqual([]);
  });
});

describe('dividing a form into requests', () => {
  const sentences = { mode: 'sentences', text: 'एक।\n\nदो।' } as const;

  it('dividing gives the form itself, or one form per sentence', () => {
    expect(requestParts(form(sentences)).map(({ form: part }) => toRequest(part).body.text)).toEqual([
      ['एक।', 'दो।'],
    ]);
    const each = requestParts(form({ ...sentences, requests: 'each', speed: '1.2' }));
    expect(each.map(({ name, form: part }) => [name, toRequest(part).body])).toEqual([
      ['1', { text: 'एक।', speed: 1.2 }],
      ['2', { text: 'दो।', speed: 1.2 }],
    ]);
  });

  it('without sentences there is one form, which the contract refuses', () => {
    expect(requestParts(form({ ...sentences, text: '\n', requests: 'each' }))).toHaveLength(1);
  });
});

describe('restoring the form of a call that was sent', () => {
  const text = fc.string({ unit: fc.constantFrom('क', ' ', '\n', '<', 'a', '"', ',') });
  const amount = fc.constantFrom('1', '1.25', '0', '-2', '9', 'fast', '', '22050', '48000', 'WAV', 'mp3');
  const anyForm = fc.record({
    mode: fc.constantFrom('text' as const, 'sentences' as const, 'ssml' as const),
    text,
    ssml: text,
    speaker: fc.constantFrom('hi_female', 'ta_male', 'xx', ''),
    engine: fc.constantFrom('', 'espeak-ng'),
    speed: amount,
    pitch: amount,
    sampleRate: amount,
    format: amount,
    alwaysSent: fc.subarray(['speed', 'pitch', 'sampleRate', 'format'] as (keyof typeof audioSettings)[]),
  });

  it('a form restored from a call, or from its link, sends exactly the same call (random forms)', () => {
    fc.assert(
      fc.property(anyForm, (change) => {
        const sent = requestFor('tts', textToSpeechRequest(form(change)));
        const again = formOfSent(sent);
        expect(requestFor('tts', textToSpeechRequest(again))).toEqual(sent);
        const { settings, texts = {} } = formSpec.toLink(again);
        const link = new URLSearchParams(settings);
        const opened = TextToSpeechForm.parse(formSpec.fromLink(link, texts, form()));
        expect(requestFor('tts', textToSpeechRequest(opened))).toEqual(sent);
      }),
      { numRuns: sampleCount(1000) },
    );
  });

  it.each([
    '{"text":"a","ssml":"<speak>a</speak>"}',
    '{"text":["a\\nb"]}',
    '{"text":5}',
    '{"text":"a","speed":null}',
    '{"text":"a","more":1}',
    'not JSON',
  ])('a request that the fields cannot express is restored as a raw request: %s', (body) => {
    const sent = { headers: { 'REV-APPNAME': 'tts', speaker: 'hi_male' }, body };
    expect(formOfSent(sent).free).toEqual(toRawRequest(sent));
  });
});

describe('a link to a form', () => {
  it.each(samples)('a link restores the sample %s', (_, change) => {
    const given = { ...TextToSpeechForm.parse({}), ...change };
    const { settings, texts = {} } = formSpec.toLink(given);
    expect(
      TextToSpeechForm.parse(
        formSpec.fromLink(new URLSearchParams(settings), texts, TextToSpeechForm.parse({})),
      ),
    ).toEqual(given);
  });
});
