import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from './controls/Button.tsx';
import { EmptyState } from './feedback/EmptyState.tsx';
import { NotLoaded } from './NotLoaded.tsx';
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
