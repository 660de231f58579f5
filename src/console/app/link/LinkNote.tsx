import { lazy, Suspense } from 'react';
import type { LinkState } from '../panel-form.ts';

const LinkBanner = lazy(async () => ({ default: (await import('./LinkBanner.tsx')).LinkBanner }));

/** Tells the user that the link does not contain the whole form, or has unknown values. */
export function LinkNote({ state }: { state: LinkState }) {
  if (state.content === 'complete' && state.replaced.length === 0) return null;
  return (
    <Suspense>
      <LinkBanner {...state} />
    </Suspense>
  );
}
