import type { CallInput } from '#contract/operations.ts';
import { textToSpeechDefaults } from '#contract/text-to-speech.ts';
import type { TextToSpeechForm } from './form.ts';

/** The fields of the form that asks for a call. The text of the other kind, which the call has not, is absent. */
export function formOfCall({ headers, body }: CallInput<'tts'>): Partial<TextToSpeechForm> {
  const { text, ssml, speed, pitch, sample_rate, format } = body;
  const said: Partial<TextToSpeechForm> = ssml
    ? { mode: 'ssml', ssml }
    : Array.isArray(text)
      ? { mode: 'sentences', text: text.join('\n') }
      : { mode: 'text', text: text ?? '' };
  return {
    ...said,
    speaker: headers.speaker,
    speed: String(speed ?? textToSpeechDefaults.speed),
    pitch: String(pitch ?? textToSpeechDefaults.pitch),
    sampleRate: String(sample_rate ?? textToSpeechDefaults.sample_rate),
    format: format ?? textToSpeechDefaults.format,
  };
}
