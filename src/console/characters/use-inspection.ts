import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askWorker } from '#console/ui/ask-worker.ts';
import type { InspectionAnswer, InspectionTask } from './inspect/compare-texts.ts';
import type { InspectedText } from './page-texts.ts';

/** Milliseconds without typing after which a text is inspected. */
const typingPause = 200;

/** Inspects a text, and compares it with a second one unless that is empty, in a worker. */
export function useInspection(first: InspectedText, second: InspectedText) {
  const [texts, setTexts] = useState({ first, second });
  useEffect(() => {
    const timer = setTimeout(() => setTexts({ first, second }), typingPause);
    return () => clearTimeout(timer);
  }, [first, second]);
  return useQuery({
    queryKey: ['characters', texts],
    queryFn: async ({ signal }) => {
      const worker = new Worker(new URL('./inspect/inspect-worker.ts', import.meta.url), { type: 'module' });
      const task: InspectionTask = {
        first: { text: texts.first.text, locale: texts.first.lang ?? 'und' },
        second:
          texts.second.text === ''
            ? undefined
            : { text: texts.second.text, locale: texts.second.lang ?? 'und' },
      };
      // The texts are returned too, since a field may have changed by the time the answer arrives.
      return { ...texts, ...(await askWorker<InspectionAnswer>(worker, task, signal)) };
    },
    enabled: texts.first.text !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
