import { encode } from '#client/encode.ts';
import type { Outcome } from '#client/outcome.ts';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useCall } from '#console/exchanges/use-call.ts';
import { type CallsRunner, type SendOptions, useCalls } from '#console/exchanges/use-calls.ts';
import type { TextToSpeechResponse } from '#contract/text-to-speech.ts';
import { partsOf, type TextToSpeechForm, textToSpeechPath } from './form.ts';
import { textToSpeechRequest } from './request.ts';

export interface Speech extends Omit<CallsRunner<TextToSpeechForm, TextToSpeechResponse>, 'start'> {
  /** Sends a form, as one call or one a sentence; calls under way are cancelled first. */
  readonly start: (form: TextToSpeechForm, options?: SendOptions) => void;
}

/**
 * The panel's newest calls, and the way to start and cancel them. SSML that breaks a rule of the specification is
 * explained like any other value outside it, before anything is sent.
 *
 * @param onSpoken called with each answer that is audio
 */
export function useSpeech(
  onSpoken?: (form: TextToSpeechForm, outcome: Outcome<TextToSpeechResponse> & { kind: 'ok' }) => void,
): Speech {
  const words = useWords(textToSpeechWords);
  const call = useCall();
  const runner = useCalls<TextToSpeechForm, TextToSpeechResponse>('text-to-speech', async (form, options) => {
    const input = textToSpeechRequest(form);
    if (form.mode === 'ssml' && !form.free && !options.sendAnyway) {
      const { ssmlProblems } = await import('./ssml-problems.ts');
      const broken = ssmlProblems(form.ssml, { words: words.problems });
      const { deviations, unsendable } = encode('tts', input, { name: '', baseUrl: '', headers: {} });
      if (broken.length > 0 && unsendable.length === 0) {
        const details = broken.map(({ line, column, message }) => words.problemAt(line, column, message));
        return {
          kind: 'invalid-request',
          operation: 'tts',
          deviations: [...deviations, ...details.map((detail) => ({ path: 'ssml', detail }))],
          sendable: true,
        };
      }
    }
    const reopening = { path: textToSpeechPath, form };
    const outcome = await call('tts', input, { ...options, reopening });
    if (outcome.kind === 'ok') onSpoken?.(form, outcome);
    return outcome;
  });
  return { ...runner, start: (form, options) => runner.start(form, partsOf(form), options) };
}
