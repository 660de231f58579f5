import * as z from 'zod/mini';
import { operationIds } from '#contract/errors.ts';

/** Any JSON value, which is not checked: `z.json()` would enlarge the code of the console's first page. */
export const Json = z.unknown() as z.ZodMiniType<z.core.util.JSONType, z.core.util.JSONType>;

/** Audio that a case sends; its bytes are in the folder `audio` of the set, in a file named by their SHA-256. */
export const AudioReference = z.strictObject({
  audio: z.strictObject({
    /** SHA-256 of the bytes in hexadecimal digits, or a placeholder for one. */
    sha256: z.string().check(z.regex(/^([0-9a-f]{64}|\{\{.+\}\})$/)),
    /** The file name sent to the target. */
    name: z.string(),
    mediaType: z.string(),
  }),
});
export type AudioReference = z.infer<typeof AudioReference>;

/**
 * What a case sends. Credentials, and the headers that the client itself adds, are not part of it. A string may contain
 * placeholders, `{{column}}`, that are replaced by each row of the case's data. The fields of an upload are the members
 * of `body`; its `file` is an `AudioReference`.
 */
export const CaseRequest = z.strictObject({
  operation: z.enum(operationIds),
  headers: z.optional(z.record(z.string(), Json)),
  query: z.optional(z.record(z.string(), Json)),
  body: z.optional(Json),
  /** For an upload: whether to wait for the job and take its transcript as the answer of the case. */
  awaitTranscript: z.optional(z.boolean()),
});
export type CaseRequest = z.infer<typeof CaseRequest>;
