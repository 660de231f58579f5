import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BergamotFiles } from './bergamot-messages.ts';
import { type BergamotRuntime, loadBergamot, type Model } from './bergamot-runtime.ts';

/** Number of models that stay loaded; each takes about 100 MB. */
const maxModels = 4;
const [modelAlignment, fileAlignment] = [256, 64];

/** Translates with models that are loaded when they are first needed. */
export interface BergamotTranslator {
  /** @throws when a model cannot be used; the translator is unusable afterwards. */
  translate(models: readonly BergamotFiles[], texts: readonly string[]): Promise<string[]>;
}

/** @param folder a `node_modules` with the package of the engine */
export async function openBergamot(folder: string): Promise<BergamotTranslator> {
  let problem = '';
  const runtime = await loadBergamot(folder, (line) => {
    const [, error] = /\bError: (.*)/.exec(line) ?? [];
    if (error && problem === '') problem = error;
  });
  const service = new runtime.BlockingService({ cacheSize: 0 });
  /** The loaded models by path, the most recently used last. */
  const loaded = new Map<string, Model>();

  const modelOf = async (files: BergamotFiles) => {
    const model = loaded.get(files.model) ?? (await loadModel(runtime, files));
    loaded.delete(files.model);
    loaded.set(files.model, model);
    return model;
  };
  return {
    async translate(models, texts) {
      try {
        const [first, second] = await Promise.all(models.map(modelOf));
        if (!first) throw new Error('a job without a model');
        const input = new runtime.VectorString();
        const options = new runtime.VectorResponseOptions();
        for (const text of texts) {
          input.push_back(text);
          options.push_back({ alignment: false, html: false, qualityScores: false });
        }
        const responses = second
          ? service.translateViaPivoting(first, second, input, options)
          : service.translate(first, input, options);
        const translations = texts.map((_, index) => responses.get(index).getTranslatedText());
        for (const one of [input, options, responses]) one.delete();
        for (const [key, model] of [...loaded].slice(0, -maxModels)) {
          loaded.delete(key);
          model.delete();
        }
        return translations;
      } catch (error) {
        throw problem === '' ? error : new Error(problem);
      }
    },
  };
}

async function loadModel(
  runtime: BergamotRuntime,
  { model, shortlist, vocabulary }: BergamotFiles,
): Promise<Model> {
  const memoryOf = async (path: string, alignment: number) => {
    const bytes = await readFile(path);
    const memory = new runtime.AlignedMemory(bytes.length, alignment);
    memory.getByteArrayView().set(bytes);
    return memory;
  };
  const vocabularies = new runtime.AlignedMemoryList();
  vocabularies.push_back(await memoryOf(vocabulary, fileAlignment));
  return new runtime.TranslationModel(
    configOf(basename(model)),
    await memoryOf(model, modelAlignment),
    shortlist === undefined ? null : await memoryOf(shortlist, fileAlignment),
    vocabularies,
    null,
  );
}

/** The settings of a model of Mozilla; the name of its file says how its numbers are stored. */
function configOf(name: string): string {
  const precision = name.includes('.alphas.')
    ? 'int8shiftAlphaAll'
    : name.includes('.intgemm8.')
      ? 'int8shiftAll'
      : 'float32';
  return [
    'beam-size: 1',
    'normalize: 1.0',
    'word-penalty: 0',
    'max-length-break: 128',
    'mini-batch-words: 1024',
    'workspace: 128',
    'max-length-factor: 2.0',
    'skip-cost: true',
    'cpu-threads: 0',
    'quiet: true',
    'quiet-translation: true',
    `gemm-precision: ${precision}`,
    'alignment: soft',
    '',
  ].join('\n');
}
