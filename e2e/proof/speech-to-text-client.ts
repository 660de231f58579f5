import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StatusResponse, UploadResponse } from '#contract/speech-to-text.ts';
import { workingHeaders } from './own-service.ts';

const boundary = 'proof-boundary';
const headers = workingHeaders('stt_batch');

/** A client that uploads recordings and asks after them, as any program would. */
export function createClient(url: string) {
  return {
    /**
     * Uploads a recording in pieces.
     *
     * @param pieces how many parts the body is sent in, a few milliseconds apart
     * @returns the job id of an acknowledged upload; undefined when the connection broke first
     */
    async upload(audio: Uint8Array, pieces: number): Promise<string | undefined> {
      const body = await send(url, formOf(audio), pieces).catch(() => undefined);
      if (body === undefined) return undefined;
      const answer = UploadResponse.parse(JSON.parse(body));
      return answer.code === '000' ? answer.job_id : undefined;
    },
    async status(job_id: string): Promise<StatusResponse> {
      const response = await fetch(`${url}/status?job_id=${job_id}`, { headers });
      return StatusResponse.parse(await response.json());
    },
    /** The transcript answer, byte for byte. */
    async transcript(job_id: string): Promise<string> {
      const response = await fetch(`${url}/transcript?job_id=${job_id}`, { headers });
      return response.text();
    },
  };
}

/** A multipart form with one file. */
export function formOf(audio: Uint8Array): Uint8Array {
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n`),
    audio,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

/** Sends an upload chunk by chunk; rejects when the connection breaks before the whole answer is there. */
async function send(url: string, body: Uint8Array, pieces: number): Promise<string> {
  const outgoing = request(`${url}/upload`, {
    method: 'POST',
    headers: {
      ...headers,
      src_lang: 'en',
      domain: 'generic',
      subtitles: 'true',
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const answered = once(outgoing, 'response');
  await Promise.all([answered, pipeline(slowly(body, pieces), outgoing)]);
  const [incoming] = await answered;
  return text(incoming);
}

async function* slowly(body: Uint8Array, pieces: number): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length; at += size) {
    if (at > 0) await pause(4);
    yield body.subarray(at, at + size);
  }
}
