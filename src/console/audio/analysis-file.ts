import * as z from 'zod/mini';
import type { Analysis } from './analysis.ts';

/*
 * An analysis as bytes, to be kept: `LCA1`, the length of a JSON text (32 bits, little-endian), that text padded with
 * spaces to a multiple of four bytes, the peaks of each level, the energy track. Numbers as this machine writes them:
 * what is kept is read again where it was written.
 */

const mark = 'LCA1';

const Head = z.object({
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

/** The analysis as a file of about 3 MB an hour. */
export function packAnalysis({ pyramid, energy, levels, ...rest }: Analysis): Blob {
  const head: z.infer<typeof Head> = {
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
  return new Blob([mark, length, text, padding, ...pyramid.levels.map(({ peaks }) => peaks), energy]);
}

/** What `packAnalysis` wrote; undefined when these are other bytes, or not all of them. */
export async function unpackAnalysis(file: Blob): Promise<Analysis | undefined> {
  const bytes = await file.arrayBuffer();
  if (bytes.byteLength < 8 || new TextDecoder().decode(bytes.slice(0, 4)) !== mark) return undefined;
  let at = 8 + new DataView(bytes).getUint32(4, true);
  const parsed = Head.safeParse(readJson(new TextDecoder().decode(bytes.slice(8, at))));
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

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
