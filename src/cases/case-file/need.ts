import * as z from 'zod/mini';
import { LanguageCode } from '#contract/languages.ts';
import { Fault } from '#contract/local/service.ts';

/**
 * Something that a case needs from its target beside the API. Where the target does not have it, the case is skipped
 * with the reason. A case that changes the target (`fault`, `entry`, `exception`) runs alone, and the change is undone
 * after it.
 */
export const Need = z.discriminatedUnion('kind', [
  /** The target has the addresses under `/_local`. */
  z.strictObject({ kind: z.literal('local-service') }),
  z.strictObject({ kind: z.literal('dialect'), dialect: z.enum(['documented', 'observed']) }),
  /** The next call of the case's operation, or of `operation`, meets this fault. */
  z.strictObject({ kind: z.literal('fault'), fault: Fault }),
  /** An entry of the translation database. */
  z.strictObject({
    kind: z.literal('entry'),
    language: LanguageCode,
    source: z.string(),
    translation: z.string(),
    state: z.enum(['moderated', 'pending', 'in progress']),
  }),
  /** An exception of the transliteration. */
  z.strictObject({
    kind: z.literal('exception'),
    source: LanguageCode,
    target: LanguageCode,
    word: z.string(),
    spelling: z.string(),
  }),
  /** An engine serves this language; for text-to-speech a speaker code instead. */
  z.strictObject({
    kind: z.literal('engine'),
    function: z.enum(['localization', 'transliteration', 'stt_batch', 'tts']),
    language: z.string(),
  }),
]);
export type Need = z.infer<typeof Need>;
