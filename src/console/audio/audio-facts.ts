import { type AudioKind, afterTags, firstMp3Frame, readMp3Frame, textAt } from './audio-kind.ts';

/** What a file says about itself in its own bytes. Rate in hertz. */
export interface AudioFacts {
  readonly kind: AudioKind;
  /** `PCM`, `float`, `MP3`, `FLAC`, `Vorbis` or `Opus`. */
  readonly codec: string;
  readonly sampleRate: number;
  readonly channels: number;
  /** Bits a sample; a lossy codec has none. */
  readonly bits?: number;
}

/** What the first frame of an mp3 file says. */
export function mp3Facts(head: Uint8Array): AudioFacts | undefined {
  const at = firstMp3Frame(head, afterTags(head));
  const frame = at === undefined ? undefined : readMp3Frame(head, at);
  return frame && { kind: 'mp3', codec: 'MP3', sampleRate: frame.sampleRate, channels: frame.channels };
}

/** What the STREAMINFO block of a flac file says. */
export function flacFacts(head: Uint8Array): AudioFacts | undefined {
  const at = afterTags(head) + 8;
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(at + 10, at + 14);
  const sampleRate = (a << 12) | (b << 4) | (c >> 4);
  if (sampleRate === 0) return undefined;
  const bits = (((c & 1) << 4) | (d >> 4)) + 1;
  return { kind: 'flac', codec: 'FLAC', sampleRate, channels: ((c >> 1) & 7) + 1, bits };
}

/** What the first page of an ogg file says. An Opus file names the rate of its source, whatever rate it plays at. */
export function oggFacts(head: Uint8Array): AudioFacts | undefined {
  const at = 27 + (head[26] ?? 0);
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < at + 19) return undefined;
  if (textAt(head, at, 8) === 'OpusHead') {
    return {
      kind: 'ogg',
      codec: 'Opus',
      channels: view.getUint8(at + 9),
      sampleRate: view.getUint32(at + 12, true),
    };
  }
  if (textAt(head, at + 1, 6) === 'vorbis') {
    return {
      kind: 'ogg',
      codec: 'Vorbis',
      channels: view.getUint8(at + 11),
      sampleRate: view.getUint32(at + 12, true),
    };
  }
  return undefined;
}

/**
 * Frames of an ogg file as the last page in its last bytes tells; undefined when no page begins there. Opus counts at
 * 48 kHz, and what its decoder needs to settle is not part of the recording.
 */
export function oggFrames(head: Uint8Array, tail: Uint8Array): number | undefined {
  for (let at = tail.length - 27; at >= 0; at -= 1) {
    if (textAt(tail, at, 4) !== 'OggS') continue;
    const view = new DataView(tail.buffer, tail.byteOffset + at, 14);
    const position = view.getUint32(6, true) + view.getUint32(10, true) * 2 ** 32;
    const packet = 27 + (head[26] ?? 0);
    const settling =
      textAt(head, packet, 8) === 'OpusHead' ? (head[packet + 10] ?? 0) + (head[packet + 11] ?? 0) * 256 : 0;
    return position > settling ? position - settling : undefined;
  }
  return undefined;
}

/** Frames of a flac file after its STREAMINFO block; undefined when the encoder did not know. */
export function flacFrames(head: Uint8Array): number | undefined {
  const at = afterTags(head) + 8 + 13;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = head.subarray(at, at + 5);
  const frames = (a & 0x0f) * 2 ** 32 + ((b << 24) >>> 0) + ((c << 16) | (d << 8) | e);
  return frames > 0 ? frames : undefined;
}
