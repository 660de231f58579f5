import { useEffect, useEffectEvent, useRef } from 'react';
import type { SampleName } from './samples.ts';

/** Uploads the sample with which the panel was opened. */
export function useRequestedSample(sample: SampleName | '', upload: (sample: SampleName) => void): void {
  const begun = useRef<SampleName | ''>('');
  const start = useEffectEvent(upload);
  useEffect(() => {
    if (sample !== '' && begun.current !== sample) start(sample);
    begun.current = sample;
  }, [sample]);
}
