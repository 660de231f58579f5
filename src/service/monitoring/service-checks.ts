import { statfs } from 'node:fs/promises';
import type { Synthesizer } from '#service/engines/synthesis/synthesizer.ts';
import type { SpeechToText } from '../speech-to-text/speech-to-text.ts';
import type { ReadinessCheck } from './readiness.ts';

export interface CheckedParts {
  /** Whether the database answers. */
  isAvailable(): Promise<boolean>;
  /** False while the service works in memory because its disk is full. */
  readonly isOnDisk: boolean;
  readonly dataDir: string;
  readonly synthesizers: readonly Pick<Synthesizer, 'unavailable'>[];
  readonly speechToText: Pick<SpeechToText, 'languages'>;
}

/** With less free space than this, an upload of the largest size fails. */
const requiredFreeBytes = 200_000_000;

/**
 * What the service needs: its database and free space on its disk. Missing engines are reported, but other functions
 * still work without them.
 */
export function serviceChecks(parts: CheckedParts): readonly ReadinessCheck[] {
  const { dataDir, isOnDisk } = parts;
  return [
    {
      part: 'database',
      required: true,
      problem: async () => ((await parts.isAvailable()) ? undefined : 'The database does not answer.'),
    },
    {
      part: 'disk',
      required: true,
      async problem() {
        if (!isOnDisk) return `The disk of ${dataDir} is full: jobs are refused.`;
        const { bavail, bsize } = await statfs(dataDir);
        const free = bavail * bsize;
        return free < requiredFreeBytes
          ? `The disk of ${dataDir} has ${Math.floor(free / 1e6)} MB left, less than ${requiredFreeBytes / 1e6} MB.`
          : undefined;
      },
    },
    {
      part: 'engines',
      required: false,
      problem() {
        const missing = [
          ...(parts.synthesizers.every((one) => one.unavailable() !== undefined) ? ['text-to-speech'] : []),
          ...(parts.speechToText.languages().length === 0 ? ['speech-to-text'] : []),
        ];
        return missing.length > 0 ? `No engine for ${missing.join(' and ')}.` : undefined;
      },
    },
  ];
}
