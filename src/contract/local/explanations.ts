import * as z from 'zod/mini';

/** The route of one segment of a translated string. */
export const SegmentRoute = z.object({
  segment: z.string(),
  output: z.string(),
  route: z.enum(['lookup', 'template', 'nmt', 'transliteration', 'none']),
  apiStatus: z.number(),
  /** Why NMT did not translate the segment although it was enabled; another route may have translated it. */
  nmt: z.optional(z.enum(['no-engine', 'failed', 'timed-out'])),
  /** The entry, template or engine that produced the output. */
  servedBy: z.optional(z.string()),
  /** Characters that NMT translated, which count as consumed. */
  tokens: z.optional(z.number()),
  /** Masked terms as written in the output. */
  kept: z.optional(z.array(z.string())),
});
export type SegmentRoute = z.infer<typeof SegmentRoute>;

/**
 * `GET /_local/explain/<id>`: how a translation requested with `X-Explain: 1` was produced, for each string and target.
 */
export const Explanation = z.object({
  id: z.string(),
  uuid: z.string(),
  strings: z.array(z.object({ inString: z.string(), targets: z.record(z.string(), z.array(SegmentRoute)) })),
});
export type Explanation = z.infer<typeof Explanation>;
