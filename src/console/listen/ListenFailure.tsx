import type { Failure } from '#client/outcome.ts';
import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';
import { describeFailure } from '#console/ui/feedback/describe-failure.ts';

/** Why a row could not be spoken: its call failed, or the browser did not play the sound. */
export function ListenFailure({ failure }: { failure: Failure | 'not-played' }) {
  const words = useWords(pageWords).listen;
  const described = failure === 'not-played' ? undefined : describeFailure(failure);
  return (
    <p role="alert" className="pt-1 text-sm text-failed">
      {described ? words.failed(described.title, described.explanation) : words.notPlayed}
    </p>
  );
}
