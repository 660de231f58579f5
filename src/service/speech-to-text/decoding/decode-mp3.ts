import { MPEGDecoder } from 'mpg123-decoder';
import { walkMp3 } from '#audio-formats/mp3-walk.ts';
import { type ByteSource, readHeader } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';
import type { SpeechWriter } from './speech-writer.ts';

const blockBytes = 65_536;
/**
 * Frames by which the decoder's output may be shorter than the counted frames: its delay, and a first frame without its
 * bit reservoir.
 */
const toleratedFrames = 3;

/**
 * Decodes an MP3 file. The decoder skips damaged frames silently, so frames are counted beforehand and compared.
 *
 * @throws DamagedAudio when frames are missing, cut or unreadable.
 */
export async function decodeMp3(source: ByteSource, writer: SpeechWriter): Promise<void> {
  const walk = readHeader(source, walkMp3(source.size));
  if (walk === undefined) throw new DamagedAudio('the file ends before its first frame');
  const { first, end, frames, tag } = walk;
  if (tag?.frames !== undefined && frames < tag.frames) {
    throw new DamagedAudio(`cut short: ${frames} of ${tag.frames} frames`);
  }
  if (walk.cutShort) throw new DamagedAudio(`cut short inside frame ${frames + 1}`);
  if (walk.strayBytes > first.length)
    throw new DamagedAudio(`${walk.strayBytes} bytes do not belong to any frame`);
  writer.declare((frames * first.samples) / first.sampleRate);

  const decoder = new MPEGDecoder();
  await decoder.ready;
  let samples = 0;
  for (let offset = first.offset; offset < end; offset += blockBytes) {
    const decoded = decoder.decode(source.read(offset, Math.min(blockBytes, end - offset)));
    samples += decoded.samplesDecoded;
    if (decoded.samplesDecoded === 0) continue;
    // The decoder returns mono as two equal channels.
    const channels = first.channels === 1 ? decoded.channelData.slice(0, 1) : decoded.channelData;
    writer.write(channels, decoded.sampleRate);
  }
  decoder.free();
  const silent = tag ? tag.delay + tag.padding : 0;
  const expected = (frames - toleratedFrames) * first.samples - silent;
  if (samples < expected) throw new DamagedAudio(`${samples} of about ${expected} samples could be decoded`);
}
