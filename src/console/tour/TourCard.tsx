import { autoUpdate, flip, hide, offset, shift, useFloating } from '@floating-ui/react-dom';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { tourWords } from '#console/catalogues/tour.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { Kbd } from '#console/ui/keyboard/Kbd.tsx';
import { useKeyNames, useKeys } from '#console/ui/keyboard/keys.ts';
import { shortcutKeys } from '#console/ui/keyboard/shortcut-keys.ts';
import { tourShortcut } from '#console/ui/keyboard/tour-shortcut.ts';
import { useOnPage, visibleElement, waitForControl } from './anchor.ts';
import { type TourState, tour } from './tour-state.ts';
import { tourSteps } from './tour-steps.ts';

/** The current step of the tour, beside the control that it is about. The page stays usable. */
export function TourCard({ state }: { state: TourState }) {
  const words = useWords(tourWords);
  const keyNames = useKeyNames();
  const id = useId();
  const [path, navigate] = useLocation();
  const index = Math.min(state.step, tourSteps.length - 1);
  const step = tourSteps[index]!;
  const text = words.steps[step.name];
  const isOnItsPanel = step.path === undefined || step.path === path;
  const [startedAt] = useState(Date.now);
  const [doing, setDoing] = useState<'idle' | 'busy' | 'missing'>('idle');
  const progressNow = useOnPage(() => step.progress({ step: startedAt, tour: state.startedAt }));
  // A step stays done when the dialog or drawer that it opened is closed again.
  const [isDone, setDone] = useState(false);
  if (progressNow === 'done' && !isDone) setDone(true);
  const progress = isDone ? 'done' : progressNow;
  const anchor = useOnPage(() => (isOnItsPanel ? visibleElement(step.anchor) : undefined));
  const heading = useRef<HTMLHeadingElement>(null);
  const abort = useRef(new AbortController());

  const { refs, floatingStyles, isPositioned, middlewareData } = useFloating({
    elements: { reference: anchor ?? null },
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(14),
      flip({ fallbackPlacements: ['top-start', 'right', 'left'] }),
      shift({ padding: 8, crossAxis: true }),
      hide(),
    ],
    whileElementsMounted: autoUpdate,
  });

  useEffect(() => {
    const { current } = abort;
    // After a reload, the focus stays where it is.
    if (tour.isMoved()) heading.current?.focus({ preventScroll: true });
    step.prepare?.();
    return () => current.abort();
  }, [step]);
  useEffect(() => {
    if (!anchor) return;
    const { top, bottom } = anchor.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) anchor.scrollIntoView({ block: 'center' });
    // An animation marks the control without changing its attributes, which belong to React.
    const mark = anchor.animate(
      { boxShadow: ['0 0 0 4px var(--marigold)', '0 0 0 4px var(--marigold)'] },
      { duration: 1, fill: 'forwards' },
    );
    return () => mark.cancel();
  }, [anchor]);
  useKeys([{ ...tourShortcut, run: () => heading.current?.focus() }]);

  const doIt = async () => {
    setDoing('busy');
    const former = isOnItsPanel ? undefined : visibleElement(step.anchor);
    if (!isOnItsPanel && step.path) navigate(step.path);
    const control = await waitForControl(step.anchor, step.opener, former, abort.current.signal);
    if (abort.current.signal.aborted) return;
    if (!control) return setDoing('missing');
    control.scrollIntoView({ block: 'center' });
    if (step.presses) control.click();
    setDoing('idle');
  };
  // When its control is scrolled out of view, the card waits in the corner.
  const isBeside = anchor && isPositioned && !middlewareData.hide?.referenceHidden;
  const isLast = index === tourSteps.length - 1;
  const goOn = () => (isLast ? tour.end() : tour.go(index + 1));
  const status =
    progress === 'done'
      ? text.done
      : progress === 'failed'
        ? (text.failed ?? words.missing)
        : doing === 'missing'
          ? words.missing
          : progress === 'working' || doing === 'busy'
            ? words.working
            : '';
  const StatusIcon = isDone ? Check : progress === 'failed' || doing === 'missing' ? CircleAlert : undefined;

  return createPortal(
    <section
      ref={refs.setFloating}
      aria-labelledby={id}
      style={isBeside ? floatingStyles : undefined}
      className={`z-25 flex w-88 max-w-[calc(100vw-1rem)] flex-col gap-2 rounded-lg border border-line-strong bg-surface p-4 text-base shadow-raised ${isBeside ? '' : 'fixed end-2 bottom-27 lg:bottom-14'}`}
    >
      <div className="flex items-center gap-2">
        <p className="text-sm text-ink-third">{words.position(index + 1, tourSteps.length)}</p>
        <span className="ms-auto">
          <Kbd keys={shortcutKeys(tourShortcut, keyNames)} />
        </span>
        <IconButton icon={X} label={words.close} onClick={tour.pause} className="-my-1 -me-2" />
      </div>
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        aria-keyshortcuts={tourShortcut.aria}
        className="text-lg font-semibold"
      >
        <span className="sr-only">{words.label}: </span>
        {text.title}
      </h2>
      <p>{text.text}</p>
      <p role="status" className="flex items-start gap-2">
        {StatusIcon && (
          <StatusIcon
            aria-hidden="true"
            size={16}
            className={`mt-1 shrink-0 ${isDone ? 'text-served' : 'text-failed'}`}
          />
        )}
        {status}
      </p>
      <div className="flex flex-wrap items-center gap-2 pt-1">
        {!isDone && (
          <Button look="primary" size="small" disabled={doing === 'busy'} onClick={() => void doIt()}>
            {text.action}
          </Button>
        )}
        <Button look={isDone ? 'primary' : 'secondary'} size="small" onClick={goOn}>
          {isLast ? words.finish : isDone ? words.next : words.skip}
        </Button>
        {index > 0 && (
          <Button look="quiet" size="small" onClick={() => tour.go(index - 1)}>
            {words.back}
          </Button>
        )}
      </div>
    </section>,
    document.body,
  );
}
