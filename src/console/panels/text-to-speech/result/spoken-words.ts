import type { TimedWord } from '#console/audio/timed-words.ts';
import { inputOf } from '../form/form.ts';
import type { TextToSpeechForm } from '../form/form-schema.ts';

/** The words of a form: for SSML the spoken words if the service reports them, otherwise the text between its tags. */
export function wordsOf(form: TextToSpeechForm, marks: readonly TimedWord[] | undefined): string {
  const input = inputOf(form);
  if (form.mode !== 'ssml') return input;
  if (marks && marks.length > 0) return marks.map(({ word }) => word).join(' ');
  return new DOMParser().parseFromString(input, 'text/html').body.textContent ?? '';
}
