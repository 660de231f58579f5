import { encode } from '#client/encode.ts';
import type { Outcome } from '#client/outcome.ts';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useCall } from '#console/exchanges/use-call.ts';
import { type Runner, type Send, useRun } from '#console/exchanges/use-run.ts';
import type { TextToSpeechResponse } from '#contract/text-to-speech.ts';
import { partsOf, textToSpeechPath } from '../form/form.ts';
import type { TextToSpeechForm } from '../form/form-schema.ts';
import { textToSpeechRequest } from '../form/request.ts';

/**
 * Sends the form, as one call or one per sentence, and keeps the latest run. SSML that breaks a rule of the
 * specification is explained before it is sent, like any other invalid value.
 *
 * @param onSpoken called with each audio answer
 */
export function useSpeech(
  onSpoken?: (form: TextToSpeechForm, outcome: Outcome<TextToSpeechResponse> & { kind: 'ok' }) => void,
): Runner<TextToSpeechForm, TextToSpeechResponse> {
  const words = useWords(textToSpeechWords);
  const call = useCall();
  const send: Send<TextToSpeechForm, TextToSpeechResponse> = async (form, options) => {
    const input = textToSpeechRequest(form);
    if (form.mode === 'ssml' && !form.free && !options.sendAnyway) {
      const { ssmlProblems } = await import('../input/ssml-problems.ts');
      const broken = ssmlProblems(form.ssml, { words: words.problems });
      const { deviations, unsendable } = encode('tts', input, { name: '', baseUrl: '', headers: {} });
      if (broken.length > 0 && unsendable.length === 0) {
        const problems = broken.map(({ line, column, message }) => words.problemAt(line, column, message));
        return {
          kind: 'invalid-request',
          operation: 'tts',
          deviations: [...deviations, ...problems.map((problem) => ({ path: 'ssml', problem }))],
          sendable: true,
        };
      }
    }
    const reopening = { path: textToSpeechPath, form };
    const outcome = await call('tts', input, { ...options, reopening });
    if (outcome.kind === 'ok') onSpoken?.(form, outcome);
    return outcome;
  };
  return useRun('text-to-speech', send, partsOf);
}
