import { Readable } from 'node:stream';
import busboy from 'busboy';
import { documentedLimits } from '#contract/limits.ts';
import { messageOf } from '../error-message.ts';
import { detectAudioType } from './decoding/audio-type.ts';
import { createByteSource } from './decoding/byte-source.ts';

/** The content of a multipart body. `path` is a temporary file that the caller now owns. */
export type UploadForm =
  | { readonly kind: 'file'; readonly path: string; readonly fileName?: string }
  | { readonly kind: 'file_url'; readonly address: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'malformed'; readonly reason: string };

export interface FormSource {
  readonly contentType: string;
  readonly body: Readable;
  readonly signal: AbortSignal;
}

/** Bytes allowed besides the audio: part headers, other fields and `file_url`. */
const maxBytesBesidesAudio = 1_000_000;
const maxAddressBytes = 16_384;
/** Maximum size in bytes of a part without a file name, which is kept in memory. */
const maxNamelessPartBytes = 4_000_000;

/**
 * Reads the multipart body of an upload. Parts other than the first `file` and `file_url`, and the types of parts, are
 * ignored. Resolves as soon as the outcome is certain, leaving the rest of the body unread. Rejects only when the audio
 * cannot be stored.
 *
 * @param receive stores the stream of the `file` part and returns its path; it rejects when the stream fails.
 */
export async function readForm(
  { contentType, body, signal }: FormSource,
  receive: (stream: Readable) => Promise<{ path: string; size: number }>,
  discard: (path: string) => Promise<void>,
): Promise<UploadForm> {
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      // Latin-1 decodes each byte to one character, so the bytes can be restored.
      defCharset: 'latin1',
      // A file of exactly this size counts as too large: audio must be smaller than the limit.
      limits: {
        fileSize: documentedLimits.audioBytes,
        fieldSize: maxNamelessPartBytes,
        fields: 1_000,
        parts: 2_000,
      },
    });
  } catch (error) {
    return { kind: 'malformed', reason: messageOf(error) };
  }

  const stopped = new AbortController();
  let stored: Promise<StoredPart | undefined> | undefined;
  let broken: Error | undefined;
  let address: string | undefined;

  const early = await new Promise<UploadForm | undefined>((resolve, reject) => {
    // Stop reading at once: a body that always has more data would otherwise never yield.
    const answer = (outcome: UploadForm) => {
      body.unpipe(parser);
      body.pause();
      resolve(outcome);
    };
    const malformed = (reason: string) => answer({ kind: 'malformed', reason });
    let received = 0;
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received >= documentedLimits.audioBytes + maxBytesBesidesAudio) answer({ kind: 'too-large' });
    };
    const clientLeft = () => malformed('the client went away');
    const addressIs = (value: string, truncated: boolean) => {
      if (truncated) malformed(`file_url is longer than ${maxAddressBytes} bytes`);
      address ??= value.trim();
    };

    parser.on('file', (name, stream, { filename }) => {
      // Without this handler a truncated part would crash the process.
      stream.on('error', () => {});
      if (name === 'file_url') {
        // Some clients give every part a file name.
        let text = '';
        stream.setEncoding('utf8').on('data', (more: string) => {
          if (text.length <= maxAddressBytes) text += more;
        });
        stream.on('end', () => addressIs(text, Buffer.byteLength(text) > maxAddressBytes));
        return;
      }
      if (name !== 'file' || stored !== undefined) {
        stream.resume();
        return;
      }
      stream.on('limit', () => answer({ kind: 'too-large' }));
      store(stream, filename || undefined);
    });
    function store(stream: Readable, fileName: string | undefined): void {
      // If the outcome is known before the file is stored, the stream is destroyed with an error, which must not crash.
      stream.on('error', () => {});
      stopped.signal.addEventListener('abort', () => stream.destroy(new Error('no longer needed')));
      stored = receive(stream).then(
        ({ path, size }) => ({ path, size, fileName }),
        (error: unknown) => {
          // A disk error is not the client's fault, even if the form has been read completely by then.
          if (isSystemError(error)) {
            broken = error;
            reject(error);
          }
          malformed(messageOf(error));
          return undefined;
        },
      );
    }
    parser.on('field', (name, value, { valueTruncated }) => {
      if (name !== 'file' && name !== 'file_url') return;
      const bytes = Buffer.from(value, 'latin1');
      if (name === 'file_url') return addressIs(bytes.toString(), bytes.length > maxAddressBytes);
      // A part without a file name counts as a file only if its content is audio.
      if (stored !== undefined || detectAudioType(createByteSource(bytes)) === undefined) return;
      if (valueTruncated)
        malformed(`a file of more than ${maxNamelessPartBytes} bytes needs a file name in its part`);
      else store(Readable.from([bytes]), undefined);
    });
    parser.on('error', (error) => malformed(messageOf(error)));
    parser.on('close', () => resolve(undefined));
    body.on('error', clientLeft);
    body.on('close', () => {
      if (!body.readableEnded) clientLeft();
    });
    signal.addEventListener('abort', clientLeft, { once: true });
    if (signal.aborted) clientLeft();
    body.on('data', count);
    body.pipe(parser);
    stopped.signal.addEventListener('abort', () => {
      body.off('data', count);
      signal.removeEventListener('abort', clientLeft);
    });
  }).catch((error: unknown) => {
    stopped.abort();
    throw error;
  });

  if (early !== undefined) stopped.abort();
  const file = await stored;
  if (broken !== undefined) throw broken;
  stopped.abort();
  // A browser sends an empty part without a file name when no file was chosen.
  const chosen = file !== undefined && (file.size > 0 || file.fileName !== undefined);
  if (file !== undefined && (early !== undefined || !chosen)) await discard(file.path);
  if (early !== undefined) return early;
  if (file !== undefined && chosen) return { kind: 'file', path: file.path, fileName: file.fileName };
  if (address) return { kind: 'file_url', address };
  return { kind: 'empty' };
}

interface StoredPart {
  readonly path: string;
  readonly size: number;
  readonly fileName?: string;
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
