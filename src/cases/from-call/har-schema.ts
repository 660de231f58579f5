import * as z from 'zod/mini';

const HarHeader = z.object({ name: z.string(), value: z.string() });

/** A part of a form; a file has a `fileName` and usually no `value`. */
const HarParam = z.object({
  name: z.string(),
  value: z.optional(z.string()),
  fileName: z.optional(z.string()),
});

/** The members of a HAR 1.2 entry that are read. */
export const HarEntry = z.object({
  startedDateTime: z.string(),
  time: z.optional(z.number()),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(HarHeader),
    postData: z.optional(
      z.object({
        mimeType: z.optional(z.string()),
        text: z.optional(z.string()),
        params: z.optional(z.array(HarParam)),
      }),
    ),
  }),
  response: z.object({
    status: z.number(),
    headers: z.array(HarHeader),
    content: z.object({ text: z.optional(z.string()), encoding: z.optional(z.string()) }),
  }),
});
export type HarEntry = z.infer<typeof HarEntry>;

export const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });
