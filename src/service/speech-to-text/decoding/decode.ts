import * as z from 'zod/mini';
import { forkEntry } from '../../child-process.ts';
import { DamagedAudio } from './damaged-audio.ts';

export interface DecodeLimits {
  /** Longest audio that is decoded. */
  readonly seconds: number;
  /** Wall time of the decoding process. */
  readonly milliseconds: number;
  /** Resident memory of the decoding process. */
  readonly megabytes: number;
}

export const defaultDecodeLimits: DecodeLimits = {
  seconds: 4 * 3600,
  milliseconds: 15 * 60_000,
  megabytes: 400,
};

const Reply = z.union([
  z.object({ seconds: z.number() }),
  z.object({ damaged: z.string() }),
  z.object({ broken: z.string() }),
]);

const heapMegabytes = 128;
const keptErrorCharacters = 2_000;

/**
 * Decodes a stored upload to a WAV file of 16 kHz, one channel, 16 bits, in a process of its own.
 *
 * @returns the length in seconds.
 * @throws DamagedAudio when the file cannot be decoded whole; Error when the process itself failed; the
 *   signal's reason when aborted.
 */
export async function decode(
  input: string,
  output: string,
  signal: AbortSignal,
  limits: DecodeLimits = defaultDecodeLimits,
): Promise<number> {
  signal.throwIfAborted();
  const child = forkEntry('decode-process', {
    heapMegabytes,
    args: [input, output, String(limits.seconds), String(limits.megabytes)],
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  let outOfTime = false;
  const timer = setTimeout(() => {
    outOfTime = true;
    kill();
  }, limits.milliseconds);
  let reply: z.infer<typeof Reply> | undefined;
  let errors = '';
  child.on('message', (message) => {
    reply = Reply.parse(message);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (errors.length < keptErrorCharacters) errors += text.slice(0, keptErrorCharacters);
  });
  try {
    const ended = await new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      // The last message may arrive after the exit, but not after the channel is closed.
      child.once('exit', (code, name) => {
        const how = name ?? String(code);
        if (child.connected) child.once('disconnect', () => resolve(how));
        else resolve(how);
      });
    });
    signal.throwIfAborted();
    if (outOfTime) throw new DamagedAudio(`decoding takes more than ${limits.milliseconds} ms`);
    if (reply === undefined) throw new Error(`the decoder ended (${ended}): ${errors.trim()}`);
    if ('damaged' in reply) throw new DamagedAudio(reply.damaged);
    if ('broken' in reply) throw new Error(`the decoder failed: ${reply.broken}`);
    return reply.seconds;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
}
