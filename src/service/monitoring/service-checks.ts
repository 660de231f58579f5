import { statfs } from 'node:fs/promises';
import type { Synthesizer } from '#service/engines/synthesis/synthesizer.ts';
import type { ServiceSettings } from '../settings.ts';
import type { ReadinessCheck } from './readiness.ts';

export interface CheckedParts {
  readonly role: ServiceSettings['role'];
  /** Whether the database answers. */
  isAvailable(): Promise<boolean>;
  /** Whether the service uses its disk; false while it works in memory because the disk is full. */
  readonly isOnDisk: boolean;
  readonly dataDir: string;
  readonly synthesizers: readonly Pick<Synthesizer, 'unavailable'>[];
  /** Whether there is a recogniser, in this process if it is a worker. */
  hasRecogniser(): boolean;
}

/** Free space in bytes that the disk must have: with less, an upload of the largest size fails. */
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
      // A worker without a recogniser is of no use; other roles still have other functions.
      required: parts.role === 'worker',
      problem() {
        const missing = [
          ...(parts.role !== 'worker' && parts.synthesizers.every((one) => one.unavailable() !== undefined)
            ? ['text-to-speech']
            : []),
          ...(!parts.hasRecogniser() ? ['speech-to-text'] : []),
        ];
        return missing.length > 0 ? `No engine for ${missing.join(' and ')}.` : undefined;
      },
    },
  ];
}
