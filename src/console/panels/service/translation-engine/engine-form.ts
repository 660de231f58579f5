import type { TranslationEngineWords } from '#console/catalogues/service/translation-engine.ts';
import {
  TranslationEngineConnection,
  type TranslationEngineState,
} from '#contract/local/translation-engine.ts';

export type EngineKind = TranslationEngineConnection['kind'];

/** The fields that describe a translation engine. */
export interface EngineForm {
  readonly kind: EngineKind;
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string;
  readonly envFile: boolean;
}

/** A command that runs an engine on this machine, and the address at which it then answers. */
interface Recipe {
  readonly command: string;
  readonly form: Pick<EngineForm, 'baseUrl' | 'model'>;
}

export const recipes: Readonly<Record<EngineKind, Recipe>> = {
  libretranslate: {
    command: 'docker run --rm -p 127.0.0.1:5000:5000 libretranslate/libretranslate --load-only en,hi,bn,ur',
    form: { baseUrl: 'http://127.0.0.1:5000', model: '' },
  },
  openai: {
    command: 'ollama pull gemma3:4b && ollama serve',
    form: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'gemma3:4b' },
  },
};

export const emptyForm: EngineForm = {
  kind: 'libretranslate',
  baseUrl: '',
  model: '',
  apiKey: '',
  envFile: false,
};

/** The address in the form, or the name of the invalid field. */
export function readForm({
  kind,
  baseUrl,
  model,
  apiKey,
}: EngineForm):
  | { readonly address: TranslationEngineConnection }
  | { readonly problem: keyof TranslationEngineWords['problems'] } {
  const read = TranslationEngineConnection.safeParse({
    kind,
    baseUrl: baseUrl.trim(),
    ...(kind === 'openai' && { model: model.trim() }),
    ...(apiKey !== '' && { apiKey }),
  });
  if (read.success) return { address: read.data };
  const [field] = read.error.issues[0]?.path ?? [];
  return { problem: field === 'model' ? 'model' : field === 'apiKey' ? 'key' : 'address' };
}

/** The displayed name of an engine in use: its model or kind, and its address. */
export function engineName(
  engine: NonNullable<TranslationEngineState['engine']>,
  kinds: TranslationEngineWords['kinds'],
): string {
  return `${engine.model ?? kinds[engine.kind]} · ${engine.baseUrl}`;
}
