import { type HeaderReader, textAt, viewOf } from './header-reader.ts';

const id3HeaderBytes = 10;
/** Longest ID3v1 tag, including the extended tag before it; neither has a length field. */
const maxId3v1Bytes = 128 + 227;

/** Size in bytes of an ID3v2 tag at this position, with its header and footer; 0 when there is none. */
function id3Length(bytes: Uint8Array, at = 0): number {
  if (at + id3HeaderBytes > bytes.length || textAt(bytes, at, 3) !== 'ID3') return 0;
  // Seven bits per byte, so that no length looks like an MP3 frame.
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + id3HeaderBytes);
  if ((a | b | c | d) & 0x80) return 0;
  const footer = (bytes[at + 5] ?? 0) & 0x10 ? 10 : 0;
  return id3HeaderBytes + ((a << 21) | (b << 14) | (c << 7) | d) + footer;
}

/** The offset of the audio after any number of ID3v2 tags; it may lie beyond the end of a truncated file. */
export function* leadingTagsEnd(): HeaderReader<number> {
  let offset = 0;
  for (;;) {
    const length = id3Length(yield { offset, length: id3HeaderBytes });
    if (length === 0) return offset;
    offset += length;
  }
}

/**
 * Size in bytes of a tag between or after the frames of an MP3 file; 0 when there is none.
 *
 * @param left bytes from here to the end of the file
 */
export function tagLength(bytes: Uint8Array, at: number, left: number): number {
  const name = textAt(bytes, at, 8);
  if (name.startsWith('ID3')) return id3Length(bytes, at);
  // ID3v1, Lyrics3 and APE tags end the file.
  if (name.startsWith('TAG') && left <= maxId3v1Bytes) return left;
  return name === 'APETAGEX' || name === 'LYRICSBE' ? left : 0;
}

const apeFooterBytes = 32;

/** The offset of trailing tags (ID3v1, APE) in formats that define none; the file's size if there are none. */
export function* trailingTagsOffset(size: number): HeaderReader<number> {
  let end = size;
  if (textAt(yield { offset: end - 128, length: 3 }, 0, 3) === 'TAG') end -= 128;
  const foot = yield { offset: end - apeFooterBytes, length: apeFooterBytes };
  if (foot.length === apeFooterBytes && textAt(foot, 0, 8) === 'APETAGEX') {
    const hasHead = (viewOf(foot).getUint32(20, true) & 0x8000_0000) !== 0;
    end -= viewOf(foot).getUint32(12, true) + (hasHead ? apeFooterBytes : 0);
  }
  return end > 0 ? end : size;
}
