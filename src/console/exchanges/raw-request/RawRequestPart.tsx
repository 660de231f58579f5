import { type ReactNode, Suspense } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import type { RawRequest } from './raw-request.ts';

const { load, Component: RawRequestEditor } = preloadable(
  async () => (await import('./RawRequestEditor.tsx')).RawRequestEditor,
);

interface RawRequestPartProps {
  /** The raw request that is sent instead of the fields; undefined while the fields are sent. */
  call: RawRequest | undefined;
  onChange: (call: RawRequest | undefined) => void;
  children: ReactNode;
}

/** The fields of a panel, or the raw request instead of them. */
export function RawRequestPart({ call, onChange, children }: RawRequestPartProps) {
  if (!call) return children;
  return (
    <Suspense>
      <RawRequestEditor call={call} onChange={onChange} onLeave={() => onChange(undefined)} />
    </Suspense>
  );
}

/** Opens the editor with the request that the fields would send. */
export function RawRequestButton({ onOpen }: { onOpen: () => void }) {
  const words = useWords(shellWords).options;
  return (
    <div className="-mx-2.5">
      <Button look="quiet" size="small" onPointerEnter={load} onFocus={load} onClick={onOpen}>
        {words.sendAnyValue}
      </Button>
    </div>
  );
}
