import type { VoiceQuality } from './service.ts';

const naturalEngines = /^(kokoro|piper-[a-z]+)$/;
const fastEngine = 'espeak-ng';

/** How the voices of an engine sound; undefined for an engine that is not known. */
export function qualityOfEngine(id: string): VoiceQuality | undefined {
  if (naturalEngines.test(id)) return 'natural';
  return id === fastEngine ? 'fast' : undefined;
}

/**
 * How an answer sounds: `fast` if any of its engines is fast, `natural` if all are natural, otherwise undefined.
 *
 * @param engines ids separated by commas, as in the header that names them
 */
export function qualityOfEngines(engines: string | undefined): VoiceQuality | undefined {
  const qualities = engines?.split(', ').map(qualityOfEngine) ?? [];
  if (qualities.includes('fast')) return 'fast';
  return qualities.length > 0 && !qualities.includes(undefined) ? 'natural' : undefined;
}
