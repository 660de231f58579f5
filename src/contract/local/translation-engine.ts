import * as z from 'zod/mini';
import { HttpAddress } from '../http-address.ts';
import { TranslationLanguage } from '../languages.ts';

/** A translation engine at an address, as described by the variables `NMT_…`. */
const fields = {
  kind: z.enum(['libretranslate', 'openai']),
  /** The base address: of `/translate` for LibreTranslate, of `/chat/completions` for a chat model. */
  baseUrl: HttpAddress,
  /** The name of the chat model; required for `openai`. */
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u))),
};
export const TranslationEngineConnection = z
  .object({
    ...fields,
    apiKey: z.optional(z.string().check(z.maxLength(1_000), z.regex(/^[!-~]*$/))),
  })
  .check(z.refine(({ kind, model }) => kind !== 'openai' || model !== undefined, { path: ['model'] }));
export type TranslationEngineConnection = z.infer<typeof TranslationEngineConnection>;

/**
 * `PUT /_local/translation-engine` uses an engine from now on, until the service stops (with a shared database, until
 * another is chosen), or writes it into `.env` as well; `DELETE` goes back to what the environment names. Both answer a
 * `TranslationEngineState`.
 */
export const TranslationEngineChoice = z.object({
  engine: TranslationEngineConnection,
  keep: z.enum(['until-stop', 'env-file']),
});
export type TranslationEngineChoice = z.infer<typeof TranslationEngineChoice>;

/** `GET /_local/translation-engine`: the engine in use. Its key is never part of an answer. */
export const TranslationEngineState = z.object({
  engine: z.nullable(z.object({ ...fields, hasKey: z.boolean(), from: z.enum(['environment', 'page']) })),
  /** Whether `keep: "env-file"` is possible. */
  envFile: z.boolean(),
  /** Whether a choice is kept in a database and used by every process of the service, even after a restart. */
  shared: z.optional(z.boolean()),
});
export type TranslationEngineState = z.infer<typeof TranslationEngineState>;

/** Why a translation engine gave no usable answer. */
export const EngineFailureReason = z.enum([
  'not-reached',
  'timed-out',
  'unauthorised',
  'not-found',
  'failed',
]);
export type EngineFailureReason = z.infer<typeof EngineFailureReason>;

/** `POST /_local/translation-engine/trial` with a `TranslationEngineConnection` translates one sentence with it. */
export const TranslationEngineTrial = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    to: TranslationLanguage,
    text: z.string(),
    translation: z.string(),
    milliseconds: z.number(),
  }),
  z.object({ ok: z.literal(false), reason: EngineFailureReason, problem: z.string() }),
]);
export type TranslationEngineTrial = z.infer<typeof TranslationEngineTrial>;
