import { startTransition, useEffect, useState } from 'react';
import { useIdle } from './idle.ts';

interface Code {
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
}

/**
 * Whether the code of components that the first answer does not need is loaded. It is loaded once the page is idle;
 * when that fails, because the server is unreachable, the next render tries again.
 */
export function useLoaded({ load, isLoaded }: Code): boolean {
  const idle = useIdle();
  const [loaded, setLoaded] = useState(isLoaded);
  useEffect(() => {
    if (!idle || loaded) return;
    load().then(
      () => startTransition(() => setLoaded(true)),
      () => {},
    );
  });
  return loaded;
}
