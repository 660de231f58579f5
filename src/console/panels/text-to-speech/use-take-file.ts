import { useEffect, useState } from 'react';
import type { Take } from './take.ts';
import { playableTake } from './takes.ts';

/** The audio of a take as a browser can play it: undefined while it is fetched, `gone` when it is not here any more. */
export function useTakeFile(take: Take): Blob | 'gone' | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly file: Blob | 'gone' }>();
  const { id, headerlessRate } = take;
  useEffect(() => {
    let wanted = true;
    playableTake({ id, headerlessRate }).then((file) => {
      if (wanted) setFound({ id, file: file ?? 'gone' });
    });
    return () => {
      wanted = false;
    };
  }, [id, headerlessRate]);
  return found?.id === id ? found.file : undefined;
}
