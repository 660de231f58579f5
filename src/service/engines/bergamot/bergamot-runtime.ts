import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

interface Deletable {
  delete(): void;
}
interface List<T> extends Deletable {
  push_back(item: T): void;
}
interface Memory extends Deletable {
  getByteArrayView(): Int8Array;
}
/** A loaded model. */
export interface Model extends Deletable {}
interface Responses extends Deletable {
  get(index: number): { getTranslatedText(): string };
}
interface ResponseOptions {
  readonly alignment: boolean;
  readonly html: boolean;
  readonly qualityScores: boolean;
}
interface Service {
  translate(model: Model, texts: List<string>, options: List<ResponseOptions>): Responses;
  translateViaPivoting(
    first: Model,
    second: Model,
    texts: List<string>,
    options: List<ResponseOptions>,
  ): Responses;
}

/** The parts of the package's WebAssembly module that are used here. */
export interface BergamotRuntime {
  readonly BlockingService: new (options: { readonly cacheSize: number }) => Service;
  readonly AlignedMemory: new (bytes: number, alignment: number) => Memory;
  readonly AlignedMemoryList: new () => List<Memory>;
  readonly TranslationModel: new (
    config: string,
    model: Memory,
    shortlist: Memory | null,
    vocabularies: List<Memory>,
    quality: null,
  ) => Model;
  readonly VectorString: new () => List<string>;
  readonly VectorResponseOptions: new () => List<ResponseOptions>;
}

/** The matrix functions that the module imports, with the names of its own exported implementations. */
const matrixFunctions = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
} as const;

type WasmFunction = (...values: number[]) => number;

/**
 * Loads `@browsermt/bergamot-translator`. The package's own worker is not used: it waits forever when it is loaded as an
 * ES module, and this process is a worker already.
 *
 * @param folder a `node_modules` with the package
 * @param onMessage receives what the module prints, its errors among it
 */
export async function loadBergamot(
  folder: string,
  onMessage: (line: string) => void,
): Promise<BergamotRuntime> {
  const file = (name: string) => join(folder, '@browsermt', 'bergamot-translator', 'worker', name);
  const [program, glue] = await Promise.all([
    readFile(file('bergamot-translator-worker.wasm')),
    readFile(file('bergamot-translator-worker.js'), 'utf8'),
  ]);
  return await new Promise((resolve, reject) => {
    const module: Record<string, unknown> & { asm?: Record<string, WasmFunction> } = {
      print: onMessage,
      printErr: onMessage,
      onAbort: (reason: unknown) => reject(new Error(String(reason))),
      onRuntimeInitialized: () => resolve(module as unknown as BergamotRuntime),
      instantiateWasm(imports: WebAssembly.Imports, accept: (instance: WebAssembly.Instance) => void) {
        const own = Object.entries(matrixFunctions).map(([name, exported]) => [
          name,
          (...values: number[]) => module.asm?.[exported]?.(...values),
        ]);
        WebAssembly.instantiate(program, { ...imports, wasm_gemm: Object.fromEntries(own) }).then(
          ({ instance }) => accept(instance),
          reject,
        );
        return {};
      },
    };
    // The script is not a module: it finds its settings in a global variable.
    Object.assign(globalThis, { Module: module });
    runInThisContext(glue);
  });
}
