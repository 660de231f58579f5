import { MPEGDecoder } from 'mpg123-decoder';
import type { ByteSource } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';
import { walkMp3 } from './mp3-frames.ts';
import type { SpeechWriter } from './speech-writer.ts';

const blockBytes = 65_536;
/** Frames by which decoder and walk may differ: the decoder's own delay, and a first frame without its reservoir. */
const toleratedFrames = 3;

/**
 * Decodes an MP3 file. The decoder is silent about what it skips, so frames are counted beforehand and compared.
 *
 * @throws DamagedAudio when frames are missing, cut or unreadable.
 */
export async function decodeMp3(source: ByteSource, writer: SpeechWriter): Promise<void> {
  const walk = walkMp3(source);
  if (walk === undefined) throw new DamagedAudio('the file ends before its first frame');
  const { first, end, frames, declared } = walk;
  if (declared?.frames !== undefined && frames < declared.frames) {
    throw new DamagedAudio(`cut short: ${frames} of ${declared.frames} frames`);
  }
  if (walk.cutShort) throw new DamagedAudio(`cut short inside frame ${frames + 1}`);
  if (walk.strayBytes > first.length) throw new DamagedAudio(`${walk.strayBytes} bytes belong to no frame`);
  writer.declare((frames * first.samples) / first.sampleRate);

  const decoder = new MPEGDecoder();
  await decoder.ready;
  let samples = 0;
  for (let offset = first.offset; offset < end; offset += blockBytes) {
    const decoded = decoder.decode(source.read(offset, Math.min(blockBytes, end - offset)));
    samples += decoded.samplesDecoded;
    if (decoded.samplesDecoded === 0) continue;
    // The decoder gives one channel twice.
    const channels = first.channels === 1 ? decoded.channelData.slice(0, 1) : decoded.channelData;
    writer.write(channels, decoded.sampleRate);
  }
  decoder.free();
  const expected = (frames - toleratedFrames) * first.samples - (declared?.padding ?? 0);
  if (samples < expected) throw new DamagedAudio(`${samples} of about ${expected} samples could be decoded`);
}
