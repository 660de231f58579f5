import { type HeaderReader, textAt, viewOf } from './header-reader.ts';

export interface OggHeader {
  readonly codec: 'Vorbis' | 'Opus';
  /** Hertz. For Opus this is the rate of the source, not of playback. */
  readonly sampleRate: number;
  readonly channels: number;
  /** Samples per channel, for Opus at 48 kHz; absent when the last bytes contain no page. */
  readonly samples?: number;
}

/** Upper bound of the size of a page in bytes. */
const maxPageBytes = 65_536;
const pageHeaderBytes = 27;

/** Reads the first and the last page of an Ogg file; undefined when it holds neither Vorbis nor Opus. */
export function* readOggHeader(size: number): HeaderReader<OggHeader | undefined> {
  const first = yield { offset: 0, length: 512 };
  const packet = first.subarray(pageHeaderBytes + (first[26] ?? 0));
  if (packet.length < 19) return undefined;
  const view = viewOf(packet);
  const codec = textAt(packet, 0, 8) === 'OpusHead' ? 'Opus' : 'Vorbis';
  if (codec === 'Vorbis' && textAt(packet, 1, 6) !== 'vorbis') return undefined;
  const from = Math.max(0, size - maxPageBytes);
  const end = lastPagePosition(yield { offset: from, length: size - from });
  // The pre-skip of Opus is not part of the recording.
  const skipped = codec === 'Opus' ? view.getUint16(10, true) : 0;
  return {
    codec,
    channels: view.getUint8(codec === 'Opus' ? 9 : 11),
    sampleRate: view.getUint32(12, true),
    ...(end > skipped && { samples: end - skipped }),
  };
}

/** The position of the last page in these bytes, in samples; 0 when there is none. */
function lastPagePosition(tail: Uint8Array): number {
  for (let at = tail.length - pageHeaderBytes; at >= 0; at -= 1) {
    if (textAt(tail, at, 4) === 'OggS') return Number(viewOf(tail).getBigUint64(at + 6, true));
  }
  return 0;
}
