import * as z from 'zod/mini';
import type { TranslationEngineConnection } from '#contract/local/translation-engine.ts';
import { InvalidSetting, readVariables } from '#service/settings.ts';
import type { NmtEngine } from './nmt.ts';
import { createLibreTranslateEngine } from './nmt-libretranslate.ts';
import { createOpenAiNmtEngine } from './nmt-openai.ts';

const commonVariables = {
  NMT_BASE_URL: z.url({ protocol: /^https?$/, error: 'the address of the translation engine is required' }),
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
      NMT_MODEL: z.string({ error: 'the name of the chat model is required' }),
    }),
  ],
  { error: 'must be libretranslate or openai' },
);
const TimeLimit = z.object({ NMT_TIMEOUT_MS: commonVariables.NMT_TIMEOUT_MS });

/** The address of a translation engine, and the time limit of a call in milliseconds. */
export interface NmtSettings {
  readonly address: TranslationEngineConnection;
  readonly timeout: number;
}

/**
 * The translation engine that the environment names; undefined when it names none.
 *
 * @throws InvalidSetting naming the variable when one has no usable value.
 */
export function readNmtSettings(environment: NodeJS.ProcessEnv): NmtSettings | undefined {
  if (!environment.NMT_KIND) {
    // A time limit alone is valid: it applies to an engine that is chosen later.
    const stray = ['NMT_BASE_URL', 'NMT_API_KEY'].find((name) => environment[name]);
    if (stray === undefined) return undefined;
    throw new InvalidSetting('NMT_KIND', `${stray} is set, so this must be libretranslate or openai`);
  }
  const data = readVariables(Environment, environment);
  return {
    address: {
      kind: data.NMT_KIND,
      baseUrl: data.NMT_BASE_URL,
      ...(data.NMT_API_KEY !== undefined && { apiKey: data.NMT_API_KEY }),
      ...(data.NMT_KIND === 'openai' && { model: data.NMT_MODEL }),
    },
    timeout: data.NMT_TIMEOUT_MS,
  };
}

/** The time limit of a call in milliseconds. @throws InvalidSetting when NMT_TIMEOUT_MS is invalid. */
export function readNmtTimeout(environment: NodeJS.ProcessEnv): number {
  return readVariables(TimeLimit, environment).NMT_TIMEOUT_MS;
}

/** The variables that describe an engine, as read by `readNmtSettings`. */
export function nmtVariables({
  kind,
  baseUrl,
  apiKey,
  model,
}: TranslationEngineConnection): Record<string, string | undefined> {
  return { NMT_KIND: kind, NMT_BASE_URL: baseUrl, NMT_API_KEY: apiKey, NMT_MODEL: model };
}

/** Creates the client of the translation engine at an address. */
export function createNmtEngine({ address, timeout }: NmtSettings): NmtEngine {
  const { kind, baseUrl, apiKey, model = '' } = address;
  return kind === 'openai'
    ? createOpenAiNmtEngine({ baseUrl, apiKey, timeout, model })
    : createLibreTranslateEngine({ baseUrl, apiKey, timeout });
}
