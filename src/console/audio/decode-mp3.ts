import { type Mp3Walk, mp3Packets } from './mp3-walk.ts';
import type { Decoded } from './open-sound.ts';
import type { Block } from './trim-blocks.ts';

const packetsAhead = 200;

/** Decodes the frames of an mp3 file through the browser's own codec; undefined when it has none for them. */
export async function decodeMp3(file: Blob, walk: Mp3Walk): Promise<Decoded | undefined> {
  const { sampleRate, channels } = walk;
  const config = { codec: 'mp3', sampleRate, numberOfChannels: channels };
  const { supported } = await AudioDecoder.isConfigSupported(config);
  if (!supported) return undefined;
  return { blocks: blocks(file, walk, config), sampleRate, channels, trimmed: false };
}

async function* blocks(file: Blob, walk: Mp3Walk, config: AudioDecoderConfig): AsyncGenerator<Block> {
  const ready: Block[] = [];
  let failure: DOMException | undefined;
  let wake = () => {};
  const decoder = new AudioDecoder({
    output: (data) => ready.push(samplesOf(data)),
    error: (error) => {
      failure = error;
      wake();
    },
  });
  decoder.addEventListener('dequeue', () => wake());
  try {
    decoder.configure(config);
    let frame = 0;
    for await (const data of mp3Packets(file, walk)) {
      while (!failure && decoder.decodeQueueSize >= packetsAhead) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      yield* ready.splice(0);
      if (failure) throw failure;
      const timestamp = Math.round((frame * walk.samplesPerFrame * 1e6) / walk.sampleRate);
      decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp, data }));
      frame += 1;
    }
    await decoder.flush();
    yield* ready.splice(0);
  } finally {
    if (decoder.state !== 'closed') decoder.close();
  }
}

function samplesOf(data: AudioData): Block {
  const block = Array.from({ length: data.numberOfChannels }, (_, planeIndex) => {
    const samples = new Float32Array(data.numberOfFrames);
    data.copyTo(samples, { planeIndex, format: 'f32-planar' });
    return samples;
  });
  data.close();
  return block;
}
