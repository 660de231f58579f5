import * as z from 'zod/mini';
import type { TranslationLanguage } from '#contract/languages.ts';
import { askEngine } from '../ask-engine.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { NmtEngine } from './nmt.ts';

export interface LibreTranslateOptions {
  /** Base address, to which `/translate` is added: `http://127.0.0.1:5000`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Time limit of a request in milliseconds. */
  readonly timeout: number;
}

const Languages = z.array(z.object({ code: z.string(), targets: z.optional(z.array(z.string())) }));
type Languages = z.infer<typeof Languages>;
const Answer = z.object({ translatedText: z.array(z.string()) });

/** The language codes of LibreTranslate servers that differ from the API's codes; the most usual first. */
const libreTranslateCodes: Partial<Record<TranslationLanguage, readonly string[]>> = {
  kok: ['gom', 'kok'],
  or: ['or', 'ory'],
  ne: ['ne', 'npi'],
};

const engineName = 'LibreTranslate';

/**
 * The engine behind a LibreTranslate-compatible server. Its languages are loaded with the first translation.
 */
export function createLibreTranslateEngine({ baseUrl, apiKey, timeout }: LibreTranslateOptions): NmtEngine {
  const base = baseUrl.replace(/\/+$/, '');
  let known: Languages | undefined;

  const codesOf = (language: TranslationLanguage) => libreTranslateCodes[language] ?? [language];
  const pairOf = (from: TranslationLanguage, to: TranslationLanguage) => {
    const [source, target] = [codesOf(from), codesOf(to)];
    if (known === undefined) return { source: source[0] ?? from, target: target[0] ?? to };
    for (const row of known.filter(({ code }) => source.includes(code))) {
      const reached = target.find(
        (code) => row.targets?.includes(code) ?? known?.some((other) => other.code === code),
      );
      if (reached !== undefined) return { source: row.code, target: reached };
    }
    return undefined;
  };

  /**
   * The request for the server's languages, which all waiting translations share. If it fails, the server may still
   * translate, and the next translation requests the languages again; if it times out, the translation fails.
   */
  let asking: Promise<void> | undefined;
  const learnLanguages = async (signal: AbortSignal) => {
    if (known !== undefined) return;
    const { signal: nobody } = new AbortController();
    asking ??= askEngine({ engine: engineName, url: `${base}/languages`, signal: nobody, timeout }, Languages)
      .then((answer) => {
        known = answer;
      })
      .finally(() => {
        asking = undefined;
      });
    await asking.catch((error: unknown) => {
      if (!(error instanceof EngineFailure) || error.timedOut) throw error;
    });
    signal.throwIfAborted();
  };

  return {
    id: 'libretranslate',
    name: `LibreTranslate-compatible server at ${base}`,
    pairs: (from, to) => pairOf(from, to) !== undefined,
    async translate(sentences, from, to, { signal }) {
      await learnLanguages(signal);
      const pair = pairOf(from, to);
      if (pair === undefined)
        throw new EngineFailure(`${engineName} does not translate from ${from} to ${to}.`);
      const body = { q: sentences, ...pair, format: 'text', ...(apiKey && { api_key: apiKey }) };
      const { translatedText } = await askEngine(
        { engine: engineName, url: `${base}/translate`, body, signal, timeout },
        Answer,
      );
      if (translatedText.length !== sentences.length) {
        throw new EngineFailure(
          `${engineName} answered ${translatedText.length} texts for ${sentences.length}.`,
        );
      }
      return translatedText;
    },
  };
}
