import { askWorker } from '#console/ui/ask-worker.ts';

export interface ZipFile {
  /** File name with its extension; a number is added to names that occur twice. */
  readonly name: string;
  readonly content: Blob;
}

export type ZipResult = { readonly zip: Blob } | { readonly problem: string };

/**
 * Creates a zip of some files in a separate worker.
 *
 * @throws when a file cannot be read
 */
export async function zipFiles(files: readonly ZipFile[]): Promise<Blob> {
  const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' });
  const result = await askWorker<ZipResult>(worker, withUniqueNames(files));
  if ('problem' in result) throw new Error(result.problem);
  return result.zip;
}

/** The files with valid names, each of which occurs once: unpacking a zip loses one of two files of the same name. */
export function withUniqueNames(files: readonly ZipFile[]): ZipFile[] {
  const taken = new Set<string>();
  return files.map(({ name, content }) => {
    const safe = name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '_').replace(/^\.+/, '_') || '_';
    const dot = safe.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let free = safe;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${extension}`;
    taken.add(free.toLowerCase());
    return { name: free, content };
  });
}
