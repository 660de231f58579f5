import { useQuery } from '@tanstack/react-query';
import { localCallsTo } from '#client/local/local-calls.ts';
import { unwrap } from '#client/outcome.ts';
import type { TimedWord } from '#console/audio/timed-words.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { visibleInput } from '../form/form.ts';
import type { TextToSpeechForm } from '../form/form-schema.ts';
import type { toRequest } from '../form/request.ts';

/** Word times, which only the embedded service reports; none while `sentAt` is undefined. */
export function useSpeechMarks(request: ReturnType<typeof toRequest>, sentAt: number | undefined) {
  const { target, callTarget } = useTargetChoice();
  const { data } = useQuery({
    queryKey: ['speech-marks', callTarget, sentAt],
    queryFn: async ({ signal }) => unwrap(await localCallsTo(callTarget).speechMarks(request, signal)),
    enabled: target === embeddedTarget && sentAt !== undefined,
    // Not cached, because the words of an older answer are never shown again.
    gcTime: 0,
  });
  return data?.marks;
}

/** The words of a form: for SSML the spoken words if the service reports them, otherwise the text between its tags. */
export function spokenText(form: TextToSpeechForm, marks: readonly TimedWord[] | undefined): string {
  const input = visibleInput(form);
  if (form.mode !== 'ssml') return input;
  if (marks && marks.length > 0) return marks.map(({ word }) => word).join(' ');
  return new DOMParser().parseFromString(input, 'text/html').body.textContent ?? '';
}
