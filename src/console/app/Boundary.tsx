import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { CodeNotLoaded } from '#console/ui/preloadable.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** Keeps the rest of the page alive when one part cannot be shown; code that did not arrive can be fetched again. */
export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'unknown' };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof CodeNotLoaded)) return <Broken />;
    return <NotLoaded load={error.load} onLoaded={() => this.setState({ error: undefined })} />;
  }
}

function Broken() {
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
