import type { MeasureAudio } from '#cases/expectations/check-expectation.ts';
import { wrapPcm } from '#console/audio/format/wav-samples.ts';
import { analyse } from '#console/audio/measure/analyse.ts';

/** Measures loudness and silence of WAV and PCM; undefined for compressed audio and for silence without a loudness. */
export const measureAudio: MeasureAudio = async ({ bytes, format, sampleRate = 0 }) => {
  if (format !== 'wav' && format !== 'pcm') return undefined;
  const blob = new Blob([bytes]);
  const file = format === 'pcm' ? wrapPcm(blob, sampleRate) : blob;
  const codecs = { decode: async () => 'no-decoder' as const, remux: async (given: Blob) => given };
  const result = await analyse({ file, measure: true }, codecs);
  const levels = result.kind === 'analysis' ? result.analysis.levels : undefined;
  if (levels?.loudness === undefined) return undefined;
  const silence = { start: levels.leadingSilence, end: levels.trailingSilence };
  return { loudness: levels.loudness, silence };
};
