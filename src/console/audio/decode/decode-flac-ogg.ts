import { AudioSampleSink, BlobSource, FLAC, Input, OGG } from 'mediabunny';
import type { DecodedStream } from './open-samples.ts';
import type { Block } from './trim-blocks.ts';

/** Decodes flac and ogg with the browser's own codecs, packet by packet; undefined when it has none. */
export async function decodeFlacOrOgg(file: Blob): Promise<DecodedStream | undefined> {
  const input = new Input({ formats: [FLAC, OGG], source: new BlobSource(file) });
  const track = await input.getPrimaryAudioTrack();
  if (!track || !(await track.canDecode())) {
    input.dispose();
    return undefined;
  }
  const [sampleRate, channels] = await Promise.all([track.getSampleRate(), track.getNumberOfChannels()]);
  async function* blocks(sink: AudioSampleSink): AsyncGenerator<Block> {
    try {
      for await (const sample of sink.samples()) {
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
  return { blocks: blocks(new AudioSampleSink(track)), sampleRate, channels };
}
