import { type FlacHeader, readFlacHeader } from '#audio-formats/flac-header.ts';
import { type ByteSource, readHeader } from '../byte-source.ts';
import { DamagedAudio } from '../damaged-audio.ts';

/** Reads the header of a FLAC file. @throws DamagedAudio when there is no usable STREAMINFO. */
export function requireFlacHeader(source: ByteSource): FlacHeader {
  const header = readHeader(source, readFlacHeader());
  if (header === 'cut-short') throw new DamagedAudio('the file ends inside its header');
  if (header === 'no-stream-info') throw new DamagedAudio('the stream information is missing');
  if (header.sampleRate < 1_000) throw new DamagedAudio(`a sample rate of ${header.sampleRate} Hz`);
  return header;
}
