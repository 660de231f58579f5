import { jobViewWords } from '#console/catalogues/speech-to-text/job-view.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { DescriptionCard } from '#console/ui/feedback/DescriptionCard.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { isSameDestination, type Job, type JobDestination, retryPhases } from '../tracker/job.ts';
import { lacksCredentials } from '../tracker/job-call.ts';
import { useJobDestination, useTracker } from '../tracker/tracking.tsx';

/** Explains why a job stopped, and offers to send it anyway, again, or with the selected account. */
export function JobProblem({ job }: { job: Job }) {
  const tracker = useTracker();
  const words = useWords(jobViewWords);
  const chosen = useJobDestination();
  const { id, phase, found, problem, name, place } = job;
  if (phase === 'held') {
    return found.map((problem) => (
      <DescriptionCard key={problem} description={words.problems[problem]}>
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
  const description = without ? words.credentialsGone : (problem ?? jobFailureInWords(job, words));
  const instead = words.instead(destinationName(chosen, words));
  return (
    <DescriptionCard description={description}>
      {retryPhases.includes(phase) && (
        <Button
          aria-label={words.actionOf(words.retry, name)}
          onClick={() => tracker.do({ kind: 'retry', ids: [id] })}
        >
          {words.retry}
        </Button>
      )}
      {!isSameDestination(place, chosen) && (without || problem?.httpStatus === 403) && (
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

/** The target and account in words. */
function destinationName(
  { target, account, session }: JobDestination,
  words: typeof jobViewWords.en,
): string {
  if (session !== undefined) return words.typedCredentials;
  return target === embeddedTarget ? account : target;
}

/** The failure of a job in words. */
function jobFailureInWords({ code = '005', message = '' }: Job, { jobFailed }: typeof jobViewWords.en) {
  const { title, explanation, ...more } = jobFailed;
  return { ...more, title: title(code), explanation: explanation(message), code, anchor: `job-code.${code}` };
}
