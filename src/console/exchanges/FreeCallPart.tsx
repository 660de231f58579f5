import { type ReactNode, Suspense } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import type { FreeCall } from './free-call.ts';

const { load, Component: FreeCallEditor } = preloadable(
  async () => (await import('./FreeCallEditor.tsx')).FreeCallEditor,
);

interface FreeCallPartProps {
  /** The call in place of the fields; undefined while the fields are what is sent. */
  call: FreeCall | undefined;
  onChange: (call: FreeCall | undefined) => void;
  children: ReactNode;
}

/** The fields of a panel, or in their place the call word for word. */
export function FreeCallPart({ call, onChange, children }: FreeCallPartProps) {
  if (!call) return children;
  return (
    <Suspense>
      <FreeCallEditor call={call} onChange={onChange} onLeave={() => onChange(undefined)} />
    </Suspense>
  );
}

/** Opens the editor on what the fields would send. */
export function FreeCallButton({ onOpen }: { onOpen: () => void }) {
  const words = useWords(shellWords).options;
  return (
    <div className="-mx-2.5">
      <Button look="quiet" size="small" onPointerEnter={load} onFocus={load} onClick={onOpen}>
        {words.sendAnyValue}
      </Button>
    </div>
  );
}
