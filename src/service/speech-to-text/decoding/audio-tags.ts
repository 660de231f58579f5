import { type ByteSource, partOf } from './byte-source.ts';

/** Bytes of an ID3v2 tag at this place with its header and footer; 0 when there is none. */
export function id3Length(source: ByteSource, offset: number): number {
  const head = source.read(offset, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6);
  if ((a | b | c | d) & 0x80) return 0;
  const footer = (head[5] ?? 0) & 0x10 ? 10 : 0;
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d) + footer;
}

/** Where the tags in front of the audio end. */
export function afterLeadingTags(source: ByteSource): number {
  let offset = 0;
  for (let length = id3Length(source, 0); length > 0; length = id3Length(source, offset)) offset += length;
  return offset;
}

/** Bytes of a tag at this place behind the audio; 0 when there is none. */
export function tagLengthAt(source: ByteSource, block: Buffer, at: number, offset: number): number {
  const name = block.toString('latin1', at, at + 8);
  if (name.startsWith('ID3')) return id3Length(source, offset);
  // ID3v1, Lyrics3 and APE tags end the file, in this order of appearance from the back.
  if (name.startsWith('TAG') && source.size - offset <= 128 + 227) return source.size - offset;
  if (name === 'APETAGEX' || name === 'LYRICSBE') return source.size - offset;
  return 0;
}

const id3v1Bytes = 128;
const apeFootBytes = 32;

/** The file up to the tags at its end (ID3v1, APE), for formats that do not provide for any. */
export function withoutTrailingTags(source: ByteSource): ByteSource {
  let end = source.size;
  if (source.read(end - id3v1Bytes, 3).toString('latin1') === 'TAG') end -= id3v1Bytes;
  const foot = source.read(end - apeFootBytes, apeFootBytes);
  if (foot.toString('latin1', 0, 8) === 'APETAGEX') {
    const hasHead = (foot.readUInt32LE(20) & 0x8000_0000) !== 0;
    end -= foot.readUInt32LE(12) + (hasHead ? apeFootBytes : 0);
  }
  return end > 0 && end < source.size ? partOf(source, 0, end) : source;
}
