import * as z from 'zod/mini';
import { InvalidSetting, readVariables } from '#service/settings.ts';
import type { NmtEngine } from './nmt.ts';
import { createLibreTranslateEngine } from './nmt-libretranslate.ts';
import { createOpenAiNmtEngine } from './nmt-openai.ts';

const commonVariables = {
  NMT_BASE_URL: z.url({ protocol: /^https?$/, error: 'the address of the translation engine is needed' }),
  NMT_API_KEY: z.optional(z.string()),
  /** Milliseconds after which a translation counts as timed out. */
  NMT_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(600_000)), 20_000),
};
const Environment = z.discriminatedUnion(
  'NMT_KIND',
  [
    z.object({ NMT_KIND: z.literal('libretranslate'), ...commonVariables }),
    z.object({
      NMT_KIND: z.literal('openai'),
      ...commonVariables,
      NMT_MODEL: z.string({ error: 'the name of the chat model is needed' }),
    }),
  ],
  { error: 'must be libretranslate or openai' },
);

/**
 * The translation engine that the environment names; undefined when it names none.
 *
 * @throws InvalidSetting naming the variable when one has no usable value.
 */
export function readNmtEngine(environment: NodeJS.ProcessEnv): NmtEngine | undefined {
  if (!environment.NMT_KIND) {
    const stray = Object.keys(commonVariables).find((name) => environment[name]);
    if (stray === undefined) return undefined;
    throw new InvalidSetting('NMT_KIND', `${stray} is set, so this must be libretranslate or openai`);
  }
  const data = readVariables(Environment, environment);
  const options = { baseUrl: data.NMT_BASE_URL, apiKey: data.NMT_API_KEY, timeout: data.NMT_TIMEOUT_MS };
  return data.NMT_KIND === 'openai'
    ? createOpenAiNmtEngine({ ...options, model: data.NMT_MODEL })
    : createLibreTranslateEngine(options);
}
