import * as z from 'zod/mini';
import { operationIds } from '#contract/errors.ts';
import { TranslationLanguage, TransliterationLanguage } from '#contract/languages.ts';
import { Moderation } from '#contract/local/lookup.ts';
import { Fault } from '#contract/local/service.ts';

/**
 * Something that a case needs from its target besides the API. Where the target does not have it, the case is skipped
 * with the reason. A case that changes the target for others (`entry`, `exception`) runs alone, and every change is
 * undone after it.
 */
export const Need = z.discriminatedUnion('kind', [
  /** The target has the addresses under `/_local`. */
  z.strictObject({ kind: z.literal('local-service') }),
  z.strictObject({ kind: z.literal('dialect'), dialect: z.enum(['documented', 'observed']) }),
  /** The case's first call of its own operation, or of `operation`, receives this fault; no other call does. */
  z.strictObject({
    kind: z.literal('fault'),
    operation: z.optional(z.enum(operationIds)),
    fault: Fault,
  }),
  /** Adds a custom entry to the lookup database while the case runs. */
  z.strictObject({
    kind: z.literal('entry'),
    from: TranslationLanguage,
    to: TranslationLanguage,
    source: z.string(),
    translation: z.string(),
    moderation: Moderation,
  }),
  /** Adds a custom exception to the transliteration while the case runs. */
  z.strictObject({
    kind: z.literal('exception'),
    from: TransliterationLanguage,
    to: TransliterationLanguage,
    word: z.string(),
    spellings: z.array(z.string()).check(z.minLength(1)),
  }),
  /**
   * An engine must serve this language; for text-to-speech, it may also be the code of a speaker. For translation, the
   * phrasebook does not count.
   */
  z.strictObject({
    kind: z.literal('engine'),
    function: z.enum(['localization', 'transliteration', 'stt_batch', 'tts']),
    language: z.string(),
  }),
]);
export type Need = z.infer<typeof Need>;
