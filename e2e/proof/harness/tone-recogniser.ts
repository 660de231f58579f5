import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { toneHertz, toneSeconds } from '../media/media-samples.ts';

const sampleRate = 16_000;
const wavHeaderBytes = 44;
/** Seconds by which a file may be longer than the tone, because codecs add silence. */
const extraSeconds = 0.2;

/** An OpenAI-compatible recogniser whose transcript says whether a file contains the tone of the samples. */
export interface ToneRecogniser {
  /** Settings that make the service use this recogniser. */
  readonly env: Record<string, string>;
  close(): void;
}

export async function startToneRecogniser(): Promise<ToneRecogniser> {
  const server = createServer(async (request, response) => {
    const text = await judgeFile(request).catch((error: unknown) => `error ${error}`);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ text, words: [{ word: text, start: 0, end: 0.1 }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    env: { STT_BASE_URL: `http://127.0.0.1:${port}/v1`, STT_LANGUAGES: 'en' },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function judgeFile(request: IncomingMessage): Promise<string> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  const file = (await new Response(body, { headers: { 'Content-Type': type } }).formData()).get('file');
  if (file === null || typeof file === 'string') return 'nothing';
  const wav = Buffer.from(await file.arrayBuffer());
  const samples = Float32Array.from({ length: Math.floor((wav.length - wavHeaderBytes) / 2) }, (_, at) =>
    wav.readInt16LE(wavHeaderBytes + at * 2),
  );
  const seconds = samples.length / sampleRate;
  if (seconds < toneSeconds - 0.01 || seconds > toneSeconds + extraSeconds) return `${seconds.toFixed(3)} s`;
  return shareOfTone(samples) > 0.97 ? 'heard' : 'noise';
}

/** The share of the energy at the frequency of the tone (Goertzel). */
function shareOfTone(samples: Float32Array): number {
  const angle = (2 * Math.PI * toneHertz) / sampleRate;
  let [cosine, sine, energy] = [0, 0, 0];
  // Only the middle half: codecs distort both ends.
  const from = Math.floor(samples.length / 4);
  const count = Math.floor(samples.length / 2);
  for (let at = from; at < from + count; at++) {
    const sample = samples[at] ?? 0;
    cosine += sample * Math.cos(angle * at);
    sine += sample * Math.sin(angle * at);
    energy += sample * sample;
  }
  return energy === 0 ? 0 : (2 * (cosine ** 2 + sine ** 2)) / (count * energy);
}
