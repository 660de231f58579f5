import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ZipFile, ZipResult } from './zip-files.ts';

/** Matches names of files to compress in the zip; others, such as audio in a compressed format, are only stored. */
const compressible = /\.(json|txt|srt|vtt|csv|md|wav)$/i;

addEventListener('message', async ({ data }: MessageEvent<readonly ZipFile[]>) => {
  const chunks: BlobPart[] = [];
  try {
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      chunks.push(new Uint8Array(chunk));
    });
    for (const { name, content } of data) {
      const entry = compressible.test(name) ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      zip.add(entry);
      entry.push(new Uint8Array(await content.arrayBuffer()), true);
    }
    zip.end();
    postMessage({ zip: new Blob(chunks, { type: 'application/zip' }) } satisfies ZipResult);
  } catch (error) {
    postMessage({ problem: String(error) } satisfies ZipResult);
  }
});
