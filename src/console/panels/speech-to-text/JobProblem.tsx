import { type SpeechToTextWords, speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { DescriptionCard } from '#console/ui/DescriptionCard.tsx';
import { embeddedTarget } from '#contract/targets.ts';
import { isSamePlace, type Job, type JobPlace, retryPhases } from './job.ts';
import { lacksCredentials } from './job-call.ts';
import type { Tracker } from './tracker.ts';
import { usePlace } from './use-place.ts';

interface JobProblemProps {
  job: Job;
  tracker: Tracker;
}

/** Why a job goes no further, and what can be done: send it anyway, again, or as the account that is chosen now. */
export function JobProblem({ job, tracker }: JobProblemProps) {
  const words = useWords(speechToTextWords);
  const chosen = usePlace();
  const { id, phase, found, problem, name, place } = job;
  if (phase === 'held') {
    return found.map((problem) => (
      <DescriptionCard key={problem} said={words.problems[problem]}>
        <Button
          aria-label={words.actionOf(words.sendAnyway, name)}
          onClick={() => tracker.do({ kind: 'send-anyway', ids: [id] })}
        >
          {words.sendAnyway}
        </Button>
      </DescriptionCard>
    ));
  }
  if (!problem && phase !== 'failed') return null;
  const without = lacksCredentials(job);
  const said = without ? words.credentialsGone : (problem ?? failureOf(job, words));
  const instead = words.instead(nameOf(chosen, words));
  return (
    <DescriptionCard said={said}>
      {retryPhases.includes(phase) && (
        <Button
          aria-label={words.actionOf(words.retry, name)}
          onClick={() => tracker.do({ kind: 'retry', ids: [id] })}
        >
          {words.retry}
        </Button>
      )}
      {!isSamePlace(place, chosen) && (without || problem?.httpStatus === 403) && (
        <Button
          aria-label={words.actionOf(instead, name)}
          onClick={() => tracker.do({ kind: 'place', ids: [id], place: chosen })}
        >
          {instead}
        </Button>
      )}
    </DescriptionCard>
  );
}

/** A place as a person knows it. */
function nameOf({ target, account, session }: JobPlace, words: SpeechToTextWords): string {
  if (session !== undefined) return words.typedCredentials;
  return target === embeddedTarget ? account : target;
}

/** A job that the service gave up, in words. */
function failureOf({ code = '005', message = '' }: Job, { jobFailed }: SpeechToTextWords) {
  const { title, explanation, ...more } = jobFailed;
  return { ...more, title: title(code), explanation: explanation(message), code };
}
