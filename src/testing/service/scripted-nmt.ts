import type { TranslationLanguage } from '#contract/languages.ts';
import type { NmtEngine, NmtOptions } from '#service/engines/nmt/nmt.ts';

export interface ScriptedNmt extends NmtEngine {
  readonly calls: { readonly sentences: readonly string[]; readonly to: TranslationLanguage }[];
}

/** A translation engine for tests: `translate` returns or throws for each sentence. */
export function scriptedNmt(
  translate: (text: string, to: TranslationLanguage) => string,
  { pairs = () => true, onCall }: { pairs?: NmtEngine['pairs']; onCall?: (options: NmtOptions) => void } = {},
): ScriptedNmt {
  const calls: { sentences: readonly string[]; to: TranslationLanguage }[] = [];
  return {
    id: 'scripted',
    name: 'Scripted engine of a test',
    calls,
    pairs,
    async translate(sentences, _, to, options) {
      calls.push({ sentences, to });
      onCall?.(options);
      const answers = sentences.map((sentence) => translate(sentence, to));
      options.signal.throwIfAborted();
      return answers;
    },
  };
}
