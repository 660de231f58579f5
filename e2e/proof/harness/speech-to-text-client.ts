import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StatusResponse, TranscriptResponse, UploadResponse } from '#contract/speech-to-text.ts';
import { workingHeaders } from './own-service.ts';

const boundary = 'proof-boundary';
const headers = workingHeaders('stt_batch');

/** A client that uploads recordings and requests their status and transcripts. */
export function createClient(url: string) {
  return {
    /**
     * Uploads a recording in pieces.
     *
     * @param pieces how many parts the body is sent in
     * @param gap milliseconds between two parts
     * @returns the job id of an acknowledged upload; undefined when the connection broke first
     */
    async upload(audio: Uint8Array, pieces = 1, gap = 4): Promise<string | undefined> {
      const answer = await send(url, fileParts(audio, pieces), gap).catch(() => undefined);
      return answer?.code === '000' ? answer.job_id : undefined;
    },
    /** Uploads a file or an address; rejects when the connection breaks before the complete answer. */
    answerTo(upload: { file: Uint8Array } | { file_url: string }): Promise<UploadResponse> {
      return send(url, 'file' in upload ? fileParts(upload.file, 1) : addressParts(upload.file_url), 0);
    },
    async status(job_id: string): Promise<StatusResponse> {
      const response = await fetch(`${url}/status?job_id=${job_id}`, { headers });
      return StatusResponse.parse(await response.json());
    },
    /** The words of a completed job. */
    async heard(job_id: string): Promise<string> {
      const response = await fetch(`${url}/transcript?job_id=${job_id}`, { headers });
      return TranscriptResponse.parse(await response.json()).result?.original_transcript ?? '';
    },
    /** The transcript answer as raw text. */
    async transcript(job_id: string): Promise<string> {
      const response = await fetch(`${url}/transcript?job_id=${job_id}`, { headers });
      return response.text();
    },
  };
}

const bodyEnd = Buffer.from(`\r\n--${boundary}--\r\n`);
const partHead = (name: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name=${name}\r\n\r\n`);

/** A multipart form with one file, its audio split into pieces. */
function* fileParts(audio: Uint8Array, pieces: number): Generator<Uint8Array> {
  yield partHead('"file"; filename="a.wav"');
  const size = Math.max(1, Math.ceil(audio.length / pieces));
  for (let at = 0; at < audio.length; at += size) yield audio.subarray(at, at + size);
  yield bodyEnd;
}

function* addressParts(file_url: string): Generator<Uint8Array> {
  yield partHead('"file_url"');
  yield Buffer.from(file_url);
  yield bodyEnd;
}

async function send(url: string, parts: Iterable<Uint8Array>, gap: number): Promise<UploadResponse> {
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
  await Promise.all([answered, pipeline(withGaps(parts, gap), outgoing)]);
  const [incoming] = await answered;
  return UploadResponse.parse(JSON.parse(await text(incoming)));
}

async function* withGaps(parts: Iterable<Uint8Array>, gap: number): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    yield part;
    if (gap > 0) await pause(gap);
  }
}
