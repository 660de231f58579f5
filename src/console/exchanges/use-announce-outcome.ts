import { type RefObject, useEffect, useRef } from 'react';
import type { Outcome } from '#client/outcome.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { scrollToResult } from '#console/ui/lists/use-painted.ts';

interface Announcement<Data> {
  readonly waiting: string;
  readonly done: (data: Data) => string;
  readonly failed: (title: string) => string;
}

/** Milliseconds after which waiting is announced; if the answer is faster, only the answer is announced. */
const waitingDelay = 300;

/**
 * Announces to screen readers that a call takes time and how it ended, and scrolls the result into view where it begins
 * above the screen or below its middle, unless the focus has moved since the call. A result from before a reload is
 * neither announced nor scrolled to.
 *
 * @returns the ref of the element that contains the result
 */
export function useAnnounceOutcome<Data>(
  run:
    | {
        readonly startedAt: number;
        readonly outcome?: Outcome<Data> | undefined;
        readonly restored?: boolean;
      }
    | undefined,
  words: Announcement<Data>,
): RefObject<HTMLElement | null> {
  const announce = useAnnounce();
  const result = useRef<HTMLElement>(null);
  const outcome = run?.outcome;
  const startedAt = outcome ? undefined : run?.startedAt;
  const announced = useRef(outcome);
  const focused = useRef<Element>(null);
  const { waiting } = words;
  useEffect(() => {
    if (startedAt === undefined) return;
    focused.current = document.activeElement;
    const timer = setTimeout(() => announce(waiting), waitingDelay);
    return () => clearTimeout(timer);
  }, [startedAt, waiting, announce]);
  useEffect(() => {
    if (!outcome || outcome === announced.current) return;
    announced.current = outcome;
    if (run?.restored) return;
    if (outcome.kind === 'ok') announce(words.done(outcome.data));
    else {
      // If the code that describes failures cannot be loaded, the error boundary announces that instead.
      import('#console/ui/feedback/describe-failure.ts').then(
        ({ describeFailure }) => {
          const { title } = describeFailure(outcome);
          announce(outcome.kind === 'aborted' ? title : words.failed(title));
        },
        () => {},
      );
    }
    scrollToResult(() => result.current, focused.current);
  });
  return result;
}
