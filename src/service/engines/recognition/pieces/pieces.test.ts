import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { silence, tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { findPieces, readSamples } from './pieces.ts';

const rate = 16_000;

describe('the pieces of a recording', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pieces-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** A recording with a tone for each positive number of seconds and silence for each negative one. */
  function record(...seconds: readonly number[]): string {
    const path = join(folder, 'recording.wav');
    const parts = seconds.flatMap((length) => [
      ...(length > 0 ? tone(length, rate) : silence(-length, rate)),
    ]);
    writeFileSync(path, wavBytes(Float32Array.from(parts), { sampleRate: rate }));
    return path;
  }
  const lengthsOf = (path: string) =>
    findPieces(path, 24).map(({ start, end }) => Math.round((end - start) / rate));

  it('short passages are joined, but only across short pauses', () => {
    expect(lengthsOf(record(3, -1, 3, -4, 3))).toEqual([7, 3]);
  });

  it('a piece that is long enough is not joined with the next', () => {
    expect(lengthsOf(record(13, -1, 5, -1, 5))).toEqual([13, 11]);
  });

  it('no piece is longer than the model accepts, and no speech is left out', { tags: 'slow' }, () => {
    const path = record(70);
    const pieces = findPieces(path, 24);
    expect(Math.max(...lengthsOf(path))).toBeLessThanOrEqual(24);
    for (const [index, { start }] of pieces.entries()) expect(start).toBe(pieces[index - 1]?.end ?? 0);
    expect(pieces.at(-1)?.end).toBe(70 * rate);
    expect(readSamples(path, pieces.at(-1)!)).toHaveLength(pieces.at(-1)!.end - pieces.at(-1)!.start);
  });
});
