import { flacFacts, flacFrames } from './audio-facts.ts';
import { audioKindOf, headOf } from './audio-kind.ts';
import { readWavLayout } from './wav-layout.ts';

/**
 * The length of a recording in seconds as its header tells it, without reading the rest; undefined for mp3 and
 * wherever the header does not say.
 */
export async function headerLength(file: Blob): Promise<number | undefined> {
  const head = await headOf(file);
  const kind = audioKindOf(head);
  if (kind === 'wav') {
    const layout = await readWavLayout(file, head);
    return typeof layout === 'string' ? undefined : layout.frames / layout.sampleRate;
  }
  if (kind !== 'flac') return undefined;
  const facts = flacFacts(head);
  const frames = flacFrames(head);
  return facts && frames && frames / facts.sampleRate;
}
