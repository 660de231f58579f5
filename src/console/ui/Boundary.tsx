import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { serverUnreachableCatalogue } from '#console/catalogues/server-unreachable.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { consoleHeader } from '#contract/proxy/targets.ts';
import { basePath } from './base-path.ts';
import { Card } from './Card.tsx';
import { Button } from './controls/Button.tsx';
import { EmptyState } from './feedback/EmptyState.tsx';
import { ProblemCard } from './feedback/ProblemCard.tsx';
import { CodeNotLoaded } from './preloadable.ts';

/** An error boundary: the rest of the page keeps working, and code that could not be loaded can be loaded again. */
export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'unknown' };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof CodeNotLoaded)) return <PanelBroken />;
    return <NotLoaded load={error.load} onLoaded={() => this.setState({ error: undefined })} />;
  }
}

function PanelBroken() {
  const words = useWords(shellWords).panelBroken;
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={words.title}
        action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
      >
        {words.explanation}
      </EmptyState>
    </div>
  );
}

interface NotLoadedProps {
  /** Loads the missing code again. */
  load: () => Promise<unknown>;
  onLoaded: () => void;
}

/** Milliseconds between two checks whether the console's server is back. */
const checkInterval = 2000;

/**
 * Shown in place of code that could not be loaded: says why, and loads it again on request or once the server is back.
 * A browser may cache a failed import until the page is reloaded; a reload keeps every input.
 */
function NotLoaded({ load, onLoaded }: NotLoadedProps) {
  const words = useWords(shellWords).panelNotLoaded;
  const unreachable = useWords(serverUnreachableCatalogue);
  const [cause, setCause] = useState<LoadFailureCause>(likelyCause);
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
    const timer = setInterval(look, checkInterval);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, []);
  const description =
    cause === 'stale'
      ? { explanation: words.stale, remedy: words.staleRemedy }
      : { explanation: unreachable.causes[cause], remedy: unreachable.remedies[cause] };
  return (
    <Card aria-label={words.title}>
      <ProblemCard title={words.title} {...description}>
        <Button onClick={() => void attempt(true)}>{words.again}</Button>
      </ProblemCard>
      <p className="px-4 pb-4 text-base text-ink-second">{cause === 'stale' ? words.kept : words.byItself}</p>
    </Card>
  );
}

/** Why code was not loaded. `stale`: the server answers, but the code still cannot be loaded. */
type LoadFailureCause = 'offline' | 'no-server' | 'stale';

const likelyCause = (): LoadFailureCause => (navigator.onLine ? 'no-server' : 'offline');

/** Finds the cause by a request to the console's server, which may be on this machine and need no network. */
async function serverCause(): Promise<LoadFailureCause> {
  try {
    await fetch(`${basePath}/api/targets`, {
      headers: { [consoleHeader.name]: consoleHeader.value },
      cache: 'no-store',
    });
    return 'stale';
  } catch {
    return likelyCause();
  }
}
