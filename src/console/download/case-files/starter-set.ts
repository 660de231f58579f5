import type { SetFile } from '#cases/archive/set-limits.ts';

const folder = '/e2e/cases/';
const texts = import.meta.glob<string>('/e2e/cases/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const recordings = import.meta.glob<string>('/e2e/cases/audio/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * The files of the starter set. Its recordings are fetched from the console's own server.
 *
 * @throws when a recording cannot be fetched
 */
export async function starterFiles(): Promise<SetFile[]> {
  const encoder = new TextEncoder();
  const audio = Object.entries(recordings).map(async ([path, address]) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return { path: path.slice(folder.length), bytes: new Uint8Array(await response.arrayBuffer()) };
  });
  return [
    ...Object.entries(texts).map(([path, text]) => ({
      path: path.slice(folder.length),
      bytes: encoder.encode(text),
    })),
    ...(await Promise.all(audio)),
  ];
}
