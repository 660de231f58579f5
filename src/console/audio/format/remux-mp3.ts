import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from 'mediabunny';
import { type Mp3Index, mp3Packets } from './mp3-index.ts';

/**
 * Copies the frames of an mp3 file into an mp4 file, whose table of offsets makes every browser seek accurately. Time 0
 * is the first sample of the recording: the encoder delay lies before 0 and is never played.
 */
export async function remuxMp3(file: Blob, mp3: Mp3Index): Promise<Blob> {
  const { sampleRate, channels, samplesPerFrame, gap } = mp3;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const source = new EncodedAudioPacketSource('mp3');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'mp3', sampleRate, numberOfChannels: channels };
  let frame = 0;
  for await (const packet of mp3Packets(file, mp3)) {
    const timestamp = (frame * samplesPerFrame - gap.start) / sampleRate;
    const copied = new EncodedPacket(packet, 'key', timestamp, samplesPerFrame / sampleRate);
    await source.add(copied, { decoderConfig });
    frame += 1;
  }
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written.');
  return new Blob([target.buffer], { type: 'audio/mp4' });
}
