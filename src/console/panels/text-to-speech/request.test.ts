import { describe, expect, it } from 'vitest';
import { encode } from '#client/encode.ts';
import { examples } from '#contract/examples.ts';
import { formSpec, TextToSpeechForm } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { toRequest } from './request.ts';
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

  it.each(samples)('the sample $name keeps to the contract', ({ form: change }) => {
    expect(deviations(change)).toEqual([]);
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
