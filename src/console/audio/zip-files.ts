export interface ZipFile {
  /** With its extension; names that occur twice get a number. */
  readonly name: string;
  readonly content: Blob;
}

export interface ZipOrder {
  readonly files: readonly ZipFile[];
}
export type ZipResult = { readonly zip: Blob } | { readonly problem: string };

/**
 * Puts files into one zip, in a worker of its own: nothing of it runs on the page's thread.
 *
 * @throws when a file cannot be read
 */
export function zipFiles(files: readonly ZipFile[]): Promise<Blob> {
  const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ZipResult>) =>
      'zip' in data ? resolve(data.zip) : reject(new Error(data.problem));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ files: namedApart(files) } satisfies ZipOrder);
  }).finally(() => worker.terminate());
}

/** A zip with two files of one name loses one of them when it is unpacked. */
export function namedApart(files: readonly ZipFile[]): ZipFile[] {
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
