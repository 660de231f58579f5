import { audioKind } from '#audio-formats/audio-kind.ts';
import { readFlacHeader } from '#audio-formats/flac-header.ts';
import { headerReader } from './read-headers.ts';
import { readWavLayout } from './wav-layout.ts';

/**
 * The length of a recording in seconds according to its header; undefined for mp3 and wherever the header does not
 * declare it.
 */
export async function headerLength(file: Blob): Promise<number | undefined> {
  const read = headerReader(file);
  const kind = await read(audioKind(file.size));
  if (kind === 'wav') {
    const layout = await readWavLayout(file.size, read);
    return typeof layout === 'string' ? undefined : layout.frames / layout.sampleRate;
  }
  const flac = kind === 'flac' ? await read(readFlacHeader()) : undefined;
  return typeof flac === 'object' && flac.samples ? flac.samples / flac.sampleRate : undefined;
}
