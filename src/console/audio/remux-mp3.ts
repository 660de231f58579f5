import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from 'mediabunny';
import { type Mp3Walk, mp3Packets } from './mp3-walk.ts';

/**
 * The same sound in a file in which every browser finds the place it is asked for: the frames of an mp3 file, copied
 * byte for byte into an mp4 file whose table says where each one stands. Time 0 is the first sample of the recording:
 * what the encoder put before it lies before 0 and is never played.
 */
export async function remuxMp3(file: Blob, walk: Mp3Walk): Promise<Blob> {
  const { sampleRate, channels, samplesPerFrame, gap } = walk;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const source = new EncodedAudioPacketSource('mp3');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'mp3', sampleRate, numberOfChannels: channels };
  let frame = 0;
  for await (const packet of mp3Packets(file, walk)) {
    const timestamp = (frame * samplesPerFrame - gap.start) / sampleRate;
    const copied = new EncodedPacket(packet, 'key', timestamp, samplesPerFrame / sampleRate);
    await source.add(copied, { decoderConfig });
    frame += 1;
  }
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written.');
  return new Blob([target.buffer], { type: 'audio/mp4' });
}
