import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';

/** Keeps the rest of the page alive when one panel cannot be shown. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
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
