import { encode } from '#client/http/encode.ts';
import { ssmlProblemWords } from '#console/catalogues/text-to-speech/ssml-problems.ts';
import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { SendForm } from '#console/exchanges/run-store.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { type Runner, useRun } from '#console/exchanges/use-run.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import type { TextToSpeechResponse } from '#contract/text-to-speech.ts';
import type { TextToSpeechForm } from './form/form-schema.ts';
import { textToSpeechRequest } from './form/request.ts';
import { sendSpeech, speechRuns } from './speech-runs.ts';
import { addTake } from './takes/takes.ts';

/**
 * Sends the form, as one call or one per sentence, and keeps the latest run; each audio answer becomes a take. SSML
 * that breaks a rule of the specification is explained before it is sent, like any other invalid value.
 *
 * @param linked see `useRuns`
 */
export function useSpeech(linked: boolean): Runner<TextToSpeechForm, TextToSpeechResponse> {
  const words = useWords(textToSpeechWords);
  const problemWords = useWords(ssmlProblemWords);
  const { target, account } = useTargetChoice();
  const call = useCall();
  const send: SendForm<TextToSpeechForm, TextToSpeechResponse> = async (form, options) => {
    const input = textToSpeechRequest(form);
    if (form.mode === 'ssml' && !form.free && !options.sendAnyway) {
      const { ssmlProblems } = await import('./input/ssml-problems.ts');
      const broken = ssmlProblems(form.ssml, { words: problemWords });
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
    const outcome = await sendSpeech(call)(form, options);
    if (outcome.kind === 'ok') void addTake(form, { target, account }, outcome);
    return outcome;
  };
  return useRun(speechRuns, send, linked);
}
