import { useEffect, useEffectEvent, useState } from 'react';
import { serverAwayWords } from '#client/server-away-words.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Card } from '#console/ui/Card.tsx';
import { DescriptionCard } from '#console/ui/DescriptionCard.tsx';
import { consoleHeader } from '#contract/targets.ts';

interface NotLoadedProps {
  /** Fetches the missing code again. */
  load: () => Promise<unknown>;
  onLoaded: () => void;
}

/** Milliseconds between two looks whether the console's server is back. */
const lookEvery = 2000;

/**
 * Code that did not arrive: says why, fetches it again when told to, and by itself as soon as the server is back. A
 * browser may keep a failed import for as long as the page lives; then only a reload helps, which keeps every input.
 */
export function NotLoaded({ load, onLoaded }: NotLoadedProps) {
  const words = useWords(shellWords).panelNotLoaded;
  const [cause, setCause] = useState<Cause>(causeUntilAsked);
  const attempt = async (reloadOtherwise: boolean) => {
    const found = await serverCause();
    if (found !== 'stale') return setCause(found);
    try {
      await load();
      onLoaded();
    } catch {
      if (reloadOtherwise) location.reload();
      else setCause('stale');
    }
  };
  const look = useEffectEvent(() => {
    if (cause !== 'stale') void attempt(false);
  });
  useEffect(() => {
    look();
    const timer = setInterval(look, lookEvery);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, []);
  const said =
    cause === 'stale'
      ? { explanation: words.stale, remedy: words.staleRemedy }
      : { explanation: serverAwayWords.causes[cause], remedy: serverAwayWords.remedies[cause] };
  return (
    <Card aria-label={words.title}>
      <DescriptionCard said={{ title: words.title, ...said }}>
        <Button onClick={() => void attempt(true)}>{words.again}</Button>
      </DescriptionCard>
      <p className="px-4 pb-4 text-base text-ink-second">{cause === 'stale' ? words.kept : words.byItself}</p>
    </Card>
  );
}

/** `stale`: the server answers, but the code does not come all the same. */
type Cause = 'offline' | 'no-server' | 'stale';

const causeUntilAsked = (): Cause => (navigator.onLine ? 'no-server' : 'offline');

/** Asked at its own address: the console's server may well be on this machine, where no network is needed. */
async function serverCause(): Promise<Cause> {
  try {
    await fetch('/api/targets', {
      headers: { [consoleHeader.name]: consoleHeader.value },
      cache: 'no-store',
    });
    return 'stale';
  } catch {
    return causeUntilAsked();
  }
}
