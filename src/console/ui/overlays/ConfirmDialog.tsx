import { Suspense } from 'react';
import { Boundary } from '../Boundary.tsx';
import { onceIdle } from '../idle.ts';
import { preloadable } from '../preloadable.ts';
import type { ConfirmDialogProps } from './ConfirmContent.tsx';

const { load, Component: ConfirmContent } = preloadable(
  async () => (await import('./ConfirmContent.tsx')).ConfirmContent,
);
onceIdle(load);

/** Asks for confirmation before something that cannot be undone. Its code is loaded when it is opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Boundary>
      <Suspense>
        <ConfirmContent {...props} />
      </Suspense>
    </Boundary>
  );
}
