import * as z from 'zod/mini';
import { withDescription } from './schema.ts';

/** The four functions that `REV-APPNAME` selects. */
export const AppName = z.enum(['localization', 'transliteration', 'stt_batch', 'tts']);
export type AppName = z.infer<typeof AppName>;

/** The headers that every request carries (specification: Common request headers). */
export const CommonHeaders = z.object({
  'REV-API-KEY': withDescription(z.string().check(z.minLength(1)), 'API key issued to the account'),
  'REV-APP-ID': withDescription(z.string().check(z.minLength(1)), 'account identifier'),
  'REV-APPNAME': withDescription(AppName, 'function selector'),
});
export type CommonHeaders = z.infer<typeof CommonHeaders>;

/** The header of every request whose body is JSON. */
export const JsonHeaders = z.object({
  'Content-Type': withDescription(z.literal('application/json'), 'format of the body'),
});

/** Names of the headers whose values are secrets. */
export const credentialHeaders = ['REV-API-KEY', 'REV-APP-ID'] as const;

/** Whether a header carries a secret. Some servers treat `_` and `-` alike, so both spellings count. */
export function isCredentialHeader(name: string): boolean {
  return credentialName.test(name);
}
const credentialName = /^REV[-_](?:API[-_]KEY|APP[-_]ID)$/i;
