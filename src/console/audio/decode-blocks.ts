import { AudioSampleSink, BlobSource, FLAC, Input, MP3, OGG } from 'mediabunny';
import type { Block, DecodeBlocks } from './analyse.ts';

/** Decodes mp3, flac and ogg through the browser's own codecs, packet by packet. */
export const decodeBlocks: DecodeBlocks = async (file) => {
  if (typeof AudioDecoder === 'undefined') return undefined;
  const input = new Input({ formats: [MP3, FLAC, OGG], source: new BlobSource(file) });
  const track = await input.getPrimaryAudioTrack();
  if (!track || !(await track.canDecode())) {
    input.dispose();
    return undefined;
  }
  const [sampleRate, channels, expectedDuration] = await Promise.all([
    track.getSampleRate(),
    track.getNumberOfChannels(),
    track.getDurationFromMetadata(),
  ]);
  async function* blocks(): AsyncGenerator<Block> {
    if (!track) return;
    try {
      for await (const sample of new AudioSampleSink(track).samples()) {
        const block = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
          const samples = new Float32Array(sample.numberOfFrames);
          sample.copyTo(samples, { planeIndex, format: 'f32-planar' });
          return samples;
        });
        sample.close();
        yield block;
      }
    } finally {
      input.dispose();
    }
  }
  return { blocks: blocks(), sampleRate, channels, expectedDuration: expectedDuration ?? undefined };
};
