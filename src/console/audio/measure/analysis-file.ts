import * as z from 'zod/mini';
import { jsonValue } from '#client/parse-json.ts';
import type { Analysis } from './analysis.ts';

/**
 * The stored form of an analysis: `LCA1`, the length of a JSON text (32 bits, little-endian), that text padded with
 * spaces to a multiple of four bytes, the peaks of each level, the energy track. Numbers have the byte order of this
 * machine, as the file never leaves it.
 */

const fileSignature = 'LCA1';

const FileHeader = z.object({
  facts: z.object({
    kind: z.enum(['wav', 'flac', 'mp3', 'ogg']),
    codec: z.string(),
    sampleRate: z.number(),
    channels: z.number(),
    bits: z.optional(z.number()),
  }),
  duration: z.number(),
  cutShort: z.boolean(),
  damaged: z.boolean(),
  remuxed: z.boolean(),
  measured: z.optional(
    z.object({
      peak: z.optional(z.number()),
      loudness: z.optional(z.number()),
      leadingSilence: z.number(),
      trailingSilence: z.number(),
    }),
  ),
  frames: z.number(),
  levels: z.array(z.object({ framesPerPeak: z.number(), values: z.number().check(z.int(), z.minimum(0)) })),
  energy: z.number().check(z.int(), z.minimum(0)),
});

/** Packs an analysis into a file of about 3 MB an hour. */
export function packAnalysis({ pyramid, energy, levels, ...rest }: Analysis): Blob {
  const head: z.infer<typeof FileHeader> = {
    ...rest,
    ...(levels && { measured: levels }),
    frames: pyramid.frames,
    levels: pyramid.levels.map(({ framesPerPeak, peaks }) => ({ framesPerPeak, values: peaks.length })),
    energy: energy.length,
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const padding = ' '.repeat((4 - (text.length % 4)) % 4);
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, text.length + padding.length, true);
  return new Blob([
    fileSignature,
    length,
    text,
    padding,
    ...pyramid.levels.map(({ peaks }) => peaks),
    energy,
  ]);
}

/** Reads what `packAnalysis` wrote; undefined for other or incomplete bytes. */
export async function unpackAnalysis(file: Blob): Promise<Analysis | undefined> {
  const bytes = await file.arrayBuffer();
  if (bytes.byteLength < 8 || new TextDecoder().decode(bytes.slice(0, 4)) !== fileSignature) return undefined;
  let at = 8 + new DataView(bytes).getUint32(4, true);
  const parsed = FileHeader.safeParse(jsonValue(new TextDecoder().decode(bytes.slice(8, at))));
  if (!parsed.success) return undefined;
  const { measured, frames, levels, energy, ...rest } = parsed.data;
  const size = levels.reduce((sum, { values }) => sum + values * Int16Array.BYTES_PER_ELEMENT, at) + energy;
  if (size !== bytes.byteLength) return undefined;
  const pyramid = {
    frames,
    levels: levels.map(({ framesPerPeak, values }) => {
      const peaks = new Int16Array(bytes, at, values);
      at += peaks.byteLength;
      return { framesPerPeak, peaks };
    }),
  };
  return {
    ...rest,
    pyramid,
    energy: new Uint8Array(bytes, at),
    ...(measured && { levels: { ...measured, peak: measured.peak, loudness: measured.loudness } }),
  };
}
