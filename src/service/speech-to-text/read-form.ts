import { Readable } from 'node:stream';
import busboy from 'busboy';
import { documentedLimits } from '#contract/limits.ts';
import { audioTypeOf } from './decoding/audio-type.ts';
import { bytesOf } from './decoding/byte-source.ts';

/** What a multipart body held. `path` is a temporary file that now belongs to the caller. */
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

/** Room for part headers, other fields and `file_url` beside the audio. */
const otherBytes = 1_000_000;
const addressBytes = 16_384;
/** Longest part without a file name: it is in memory as a whole. */
const namelessBytes = 4_000_000;

/**
 * Reads the multipart body of an upload. Names, types and further parts do not matter. It answers as soon as the
 * outcome is certain and then leaves the rest of the body unread. It rejects only when the audio cannot be stored.
 *
 * @param receive stores the stream of the `file` part and gives its path; it rejects when the stream fails.
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
      // One character for each byte.
      defCharset: 'latin1',
      // A file of exactly this size counts as too large: "less than" is strict.
      limits: {
        fileSize: documentedLimits.audioBytes,
        fieldSize: namelessBytes,
        fields: 1_000,
        parts: 2_000,
      },
    });
  } catch (error) {
    return { kind: 'malformed', reason: reasonOf(error) };
  }

  const stopped = new AbortController();
  let stored: Promise<Stored | undefined> | undefined;
  let broken: Error | undefined;
  let address: string | undefined;

  const early = await new Promise<UploadForm | undefined>((resolve, reject) => {
    // At once: a source that always has the next piece ready would otherwise never let go.
    const answer = (outcome: UploadForm) => {
      body.unpipe(parser);
      body.pause();
      resolve(outcome);
    };
    const malformed = (reason: string) => answer({ kind: 'malformed', reason });
    let received = 0;
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received >= documentedLimits.audioBytes + otherBytes) answer({ kind: 'too-large' });
    };
    const gone = () => malformed('the client went away');
    const addressIs = (value: string, truncated: boolean) => {
      if (truncated) malformed(`file_url is longer than ${addressBytes} bytes`);
      address ??= value.trim();
    };

    parser.on('file', (name, stream, { filename }) => {
      // Without a handler of its own a part that is cut off ends the whole process.
      stream.on('error', () => {});
      if (name === 'file_url') {
        // Some clients give every part a file name.
        let text = '';
        stream.setEncoding('utf8').on('data', (more: string) => {
          if (text.length <= addressBytes) text += more;
        });
        stream.on('end', () => addressIs(text, Buffer.byteLength(text) > addressBytes));
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
      // As above: it is destroyed when the answer is known before it is stored.
      stream.on('error', () => {});
      stopped.signal.addEventListener('abort', () => stream.destroy(new Error('no longer needed')));
      stored = receive(stream).then(
        ({ path, size }) => ({ path, size, fileName }),
        (error: unknown) => {
          // A disk that fails is not the client's fault, also when the whole form is known by then.
          if (isSystemError(error)) {
            broken = error;
            reject(error);
          }
          malformed(reasonOf(error));
          return undefined;
        },
      );
    }
    parser.on('field', (name, value, { valueTruncated }) => {
      if (name !== 'file' && name !== 'file_url') return;
      const bytes = Buffer.from(value, 'latin1');
      if (name === 'file_url') return addressIs(bytes.toString(), bytes.length > addressBytes);
      // Audio in a part without a file name; anything else there is no file.
      if (stored !== undefined || audioTypeOf(bytesOf(bytes)) === undefined) return;
      if (valueTruncated)
        malformed(`a file of more than ${namelessBytes} bytes needs a file name in its part`);
      else store(Readable.from([bytes]), undefined);
    });
    parser.on('error', (error) => malformed(reasonOf(error)));
    parser.on('close', () => resolve(undefined));
    body.on('error', gone);
    body.on('close', () => {
      if (!body.readableEnded) gone();
    });
    signal.addEventListener('abort', gone, { once: true });
    if (signal.aborted) gone();
    body.on('data', count);
    body.pipe(parser);
    stopped.signal.addEventListener('abort', () => {
      body.off('data', count);
      signal.removeEventListener('abort', gone);
    });
  }).catch((error: unknown) => {
    stopped.abort();
    throw error;
  });

  if (early !== undefined) stopped.abort();
  const file = await stored;
  if (broken !== undefined) throw broken;
  stopped.abort();
  // An empty part without a name is what a browser sends when no file was chosen.
  const chosen = file !== undefined && (file.size > 0 || file.fileName !== undefined);
  if (file !== undefined && (early !== undefined || !chosen)) await discard(file.path);
  if (early !== undefined) return early;
  if (file !== undefined && chosen) return { kind: 'file', path: file.path, fileName: file.fileName };
  if (address) return { kind: 'file_url', address };
  return { kind: 'empty' };
}

interface Stored {
  readonly path: string;
  readonly size: number;
  readonly fileName?: string;
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
