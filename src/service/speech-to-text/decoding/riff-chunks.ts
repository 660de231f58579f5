import type { ByteSource } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';

/** The parts of a WAV file that say how its samples are stored and where. */
export interface RiffChunks {
  /** RIFX: every number in the file has its highest byte first. */
  readonly bigEndian: boolean;
  /** Body of the format chunk, as much of it as any format uses. */
  readonly format: Buffer;
  readonly dataOffset: number;
  /** As declared; absent where the writer could not know, so that the samples reach to the end of the file. */
  readonly dataBytes?: number;
  /** Samples per channel, which formats of fixed blocks declare in a chunk of their own. */
  readonly factSamples?: number;
}

const maximumChunks = 10_000;
/** MS ADPCM with a table of its own is the longest. */
const formatBytes = 22 + 4 * 256;
const unknownSize = 0xffff_ffff;
/** What writers into a pipe leave beside all ones: arecord, SoX, and what a signed number holds at most. */
const placeholders = [0x8000_0000, 0x7fff_ffff, 0x7fff_ff00, 0x7fff_f000];

/**
 * Reads the chunks of a RIFF, RIFX, RF64 or BW64 file, in whatever order they come.
 *
 * @throws DamagedAudio when format or samples are missing.
 */
export function riffChunksOf(source: ByteSource): RiffChunks {
  const kind = source.read(0, 4).toString('latin1');
  const bigEndian = kind === 'RIFX';
  const numberAt = (bytes: Buffer, at: number) =>
    bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
  const wide = kind === 'RF64' || kind === 'BW64';
  let wideSize: number | undefined;
  let format: Buffer | undefined;
  let factSamples: number | undefined;
  let data: { readonly offset: number; readonly declared: number } | undefined;
  let offset = 12;
  for (let chunks = 0; chunks < maximumChunks && (format === undefined || data === undefined); chunks++) {
    const head = source.read(offset, 8);
    if (head.length < 8) break;
    const name = head.toString('latin1', 0, 4);
    const size = numberAt(head, 4);
    const body = offset + 8;
    let length = size;
    if (name === 'ds64' && wide) {
      const bytes = source.read(body, 16);
      if (bytes.length === 16) wideSize = Number(bytes.readBigUInt64LE(8));
    } else if (name === 'fmt ') {
      format = source.read(body, Math.min(size, formatBytes));
    } else if (name === 'fact') {
      const bytes = source.read(body, 4);
      if (bytes.length === 4) factSamples = numberAt(bytes, 0);
    } else if (name === 'data' && data === undefined) {
      if (size === unknownSize && wideSize !== undefined) length = wideSize;
      data = { offset: body, declared: length };
    }
    offset = body + length + (length & 1);
  }
  if (data === undefined) throw new DamagedAudio('the file ends before its samples');
  if (format === undefined) throw new DamagedAudio('the file ends before its format');
  if (format.length < 16) throw new DamagedAudio('the format chunk is cut short');
  const blockBytes = bigEndian ? format.readUInt16BE(12) : format.readUInt16LE(12);
  return {
    bigEndian,
    format,
    dataOffset: data.offset,
    ...(isKnown(data.declared, blockBytes) && { dataBytes: data.declared }),
    ...(factSamples !== undefined && { factSamples }),
  };
}

/** Whether a size was meant: a placeholder stands there as it is or rounded down to whole blocks. */
function isKnown(size: number, blockBytes: number): boolean {
  if (size === 0 || size === unknownSize) return false;
  return !placeholders.some(
    (placeholder) => size === placeholder || size === placeholder - (placeholder % blockBytes),
  );
}
