// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { stageWords } from '#console/catalogues/stage.ts';
import { TextToSpeechForm } from './form/form-schema.ts';
import { requestOf } from './TextToSpeechStage.tsx';

const words = stageWords.en;
const speakers = ['hi_female', 'hi_male', 'hi_male_2'];

function changesOf(form: Partial<TextToSpeechForm>) {
  const changes: Partial<TextToSpeechForm>[] = [];
  const request = requestOf(TextToSpeechForm.parse(form), (change) => changes.push(change), speakers, words);
  return { changes, request };
}

describe('changing speech on the stage', () => {
  it('names voices without codes', () => {
    const { request } = changesOf({ text: 'नमस्ते' });
    expect(request.text).toMatchObject({ value: 'नमस्ते', language: 'hi' });
    expect(request.choices[0]?.options.map(({ label }) => label)).toEqual([
      'Hindi, a woman’s voice',
      'Hindi, a man’s voice',
      'Hindi, a man’s voice 2',
    ]);
  });

  it('choosing another voice lets the service choose the engine', () => {
    const { request, changes } = changesOf({ text: 'नमस्ते', engine: 'one' });
    request.choices[0]?.choose('hi_male');
    expect(changes).toEqual([{ speaker: 'hi_male', engine: '' }]);
  });

  it('SSML becomes plain text only when the text is changed', () => {
    const { request, changes } = changesOf({ mode: 'ssml', ssml: '<speak>एक <break/>दो</speak>' });
    expect(request.text?.value).toBe('एक दो');
    request.choices[0]?.choose('hi_male');
    request.text?.change('तीन');
    expect(changes).toEqual([
      { speaker: 'hi_male', engine: '' },
      { text: 'तीन', mode: 'text' },
    ]);
  });
});
