import type { TimedWord } from '#console/audio/timed-words.ts';
import { inputOf, type TextToSpeechForm } from './form.ts';

/**
 * What a form says, in words: of SSML the words as they were spoken where the service tells them, else the text between
 * its tags.
 */
export function wordsOf(form: TextToSpeechForm, marks: readonly TimedWord[] | undefined): string {
  const input = inputOf(form);
  if (form.mode !== 'ssml') return input;
  if (marks && marks.length > 0) return marks.map(({ word }) => word).join(' ');
  return new DOMParser().parseFromString(input, 'text/html').body.textContent ?? '';
}
