import { useEffect, useState } from 'react';
import type { Failure } from '#client/outcome.ts';

/**
 * The title of a failure. The code that describes failures is loaded when the first title is needed.
 *
 * @throws when the code cannot be loaded
 */
export async function failureTitle(failure: Failure): Promise<string> {
  const { describeFailure } = await import('./describe-failure.ts');
  return describeFailure(failure).title;
}

/** The title of a failure, once the code that describes failures is loaded. */
export function useFailureTitle(failure: Failure | undefined): string | undefined {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    if (!failure) return;
    failureTitle(failure).then(setTitle, () => {});
  }, [failure]);
  return failure && title;
}
