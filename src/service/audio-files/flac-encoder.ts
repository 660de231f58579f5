import createFlac from 'libflacjs';
import type { AudioEncoder } from './audio-encoder.ts';
import { toInt16 } from './wav-encoder.ts';

const compressionLevel = 5;
/** The marker `fLaC`, a block header of 4 bytes and the 34 bytes of STREAMINFO. */
const headBytes = 42;

/**
 * FLAC, mono, 16 bit.
 *
 * The encoder writes STREAMINFO before it knows length, frame sizes and checksum. That block is held back and completed
 * at the end.
 */
export async function flacEncoder(sampleRate: number): Promise<AudioEncoder> {
  const flac = createFlac();
  if (!flac.isReady()) await new Promise<void>((resolve) => flac.on('ready', () => resolve()));
  const encoder = flac.create_libflac_encoder(sampleRate, 1, 16, compressionLevel, 0, false);
  const pieces: Uint8Array[] = [];
  const facts = { smallestFrame: 0, largestFrame: 0, samples: 0, checksum: '' };
  const status = flac.init_encoder_stream(
    encoder,
    (data) => {
      pieces.push(data.slice());
    },
    (metadata) => {
      if (!metadata) return;
      facts.smallestFrame = metadata.min_framesize;
      facts.largestFrame = metadata.max_framesize;
      facts.samples = metadata.total_samples;
      facts.checksum = metadata.md5sum;
    },
  );
  if (encoder === 0 || status !== 0) throw new Error(`the FLAC encoder does not start (status ${status})`);

  const taken = () => Uint8Array.from(Buffer.concat(pieces.splice(0)));
  const head = taken();
  const later = head.slice(headBytes);
  let first = true;
  return {
    sampleRate,
    write(samples) {
      const values = Int32Array.from(toInt16(samples));
      if (
        values.length > 0 &&
        !flac.FLAC__stream_encoder_process_interleaved(encoder, values, values.length)
      ) {
        throw new Error('the FLAC encoder refused samples');
      }
      const bytes = taken();
      if (!first) return bytes;
      first = false;
      return Uint8Array.from([...later, ...bytes]);
    },
    finish() {
      flac.FLAC__stream_encoder_finish(encoder);
      flac.FLAC__stream_encoder_delete(encoder);
      const tail = taken();
      return {
        head: writeStreamInfo(head.slice(0, headBytes), facts),
        tail: first ? Uint8Array.from([...later, ...tail]) : tail,
      };
    },
  };
}

interface StreamInfo {
  readonly smallestFrame: number;
  readonly largestFrame: number;
  readonly samples: number;
  /** MD5 of the samples in hexadecimal. */
  readonly checksum: string;
}

function writeStreamInfo(head: Uint8Array<ArrayBuffer>, facts: StreamInfo): Uint8Array<ArrayBuffer> {
  const view = new DataView(head.buffer);
  const info = 8;
  view.setUint16(info + 4, facts.smallestFrame >> 8);
  view.setUint8(info + 6, facts.smallestFrame & 0xff);
  view.setUint16(info + 7, facts.largestFrame >> 8);
  view.setUint8(info + 9, facts.largestFrame & 0xff);
  view.setUint32(info + 14, facts.samples);
  head.set(Buffer.from(facts.checksum, 'hex').subarray(0, 16), info + 18);
  return head;
}
