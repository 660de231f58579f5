import { useEffect, useState } from 'react';
import type { AnalysisProgress, AnalysisResult } from './analysis.ts';
import { readAudio } from './read-audio.ts';

/** How far the reading of a recording is. */
export interface Reading {
  readonly progress?: AnalysisProgress;
  readonly result?: AnalysisResult;
}

/** Reads a recording in a worker; a new recording, or leaving the page, ends the reading. */
export function useReading(file: Blob | undefined, { measure = false } = {}): Reading {
  const [reading, setReading] = useState<Reading & { readonly of?: Blob }>({});
  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    readAudio(file, {
      measure,
      signal: controller.signal,
      onProgress: (progress) => setReading({ of: file, progress }),
    }).then((result) => {
      if (result) setReading({ of: file, result });
    });
    return () => controller.abort();
  }, [file, measure]);
  return reading.of === file ? reading : {};
}
