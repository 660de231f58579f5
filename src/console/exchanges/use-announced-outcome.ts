import { type RefObject, useEffect, useRef } from 'react';
import type { Outcome } from '#client/outcome.ts';
import { useAnnounce } from '#console/ui/Announcer.tsx';
import { afterPaint } from '#console/ui/use-painted.ts';

interface Announcement<Data> {
  readonly waiting: string;
  readonly done: (data: Data) => string;
  readonly failed: (title: string) => string;
}

/** Milliseconds: an answer that is there sooner needs no word about waiting. */
const worthSaying = 300;

/**
 * Says to people who listen that a call takes its time and what became of it, and brings the result into view where it
 * begins below the screen.
 *
 * @returns the ref of the element that holds the result
 */
export function useAnnouncedOutcome<Data>(
  run: { readonly startedAt: number; readonly outcome?: Outcome<Data> | undefined } | undefined,
  words: Announcement<Data>,
): RefObject<HTMLElement | null> {
  const announce = useAnnounce();
  const result = useRef<HTMLElement>(null);
  const outcome = run?.outcome;
  const startedAt = outcome ? undefined : run?.startedAt;
  const announced = useRef(outcome);
  const { waiting } = words;
  useEffect(() => {
    if (startedAt === undefined) return;
    const timer = setTimeout(() => announce(waiting), worthSaying);
    return () => clearTimeout(timer);
  }, [startedAt, waiting, announce]);
  useEffect(() => {
    if (!outcome || outcome === announced.current) return;
    announced.current = outcome;
    if (outcome.kind === 'ok') announce(words.done(outcome.data));
    else {
      // Without its words the failure is said by the part that tells of missing code.
      import('#client/describe-failure.ts').then(
        ({ describeFailure }) => {
          const { title } = describeFailure(outcome);
          announce(outcome.kind === 'aborted' ? title : words.failed(title));
        },
        () => {},
      );
    }
    // To ask where it is before it is painted would have the page laid out twice.
    afterPaint(() => {
      const top = result.current?.getBoundingClientRect().top ?? 0;
      if (top > innerHeight * 0.75) result.current?.scrollIntoView({ block: 'start' });
    });
  });
  return result;
}
