import { type RefObject, useEffect, useRef } from 'react';
import type { Outcome } from '#client/outcome.ts';
import { useAnnounce } from '#console/ui/Announcer.tsx';

interface Announcement<Data> {
  readonly done: (data: Data) => string;
  readonly failed: (title: string) => string;
}

/**
 * Says a new outcome to people who listen, and brings the result into view where it begins below the screen.
 *
 * @returns the ref of the element that holds the result
 */
export function useAnnouncedOutcome<Data>(
  outcome: Outcome<Data> | undefined,
  words: Announcement<Data>,
): RefObject<HTMLElement | null> {
  const announce = useAnnounce();
  const result = useRef<HTMLElement>(null);
  const announced = useRef(outcome);
  useEffect(() => {
    if (!outcome || outcome === announced.current) return;
    announced.current = outcome;
    if (outcome.kind === 'ok') announce(words.done(outcome.data));
    else {
      // Without its words the failure is said by the part that tells of missing code.
      import('#client/describe-failure.ts').then(
        ({ describeFailure }) => announce(words.failed(describeFailure(outcome).title)),
        () => {},
      );
    }
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * 0.75) result.current?.scrollIntoView({ block: 'start' });
  });
  return result;
}
