import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { wavBytes } from '#testing/audio/audio-samples.ts';

/** Samples of each binary digit: 10 ms at 16 kHz, so that changes at its edges do not affect the middle sample. */
const digitSamples = 160;
const digits = 16;
const sampleRate = 16_000;
const letters = 'bcdfghklmn';

/** The length of each recording in seconds. */
export const recordingSeconds = (digits * digitSamples) / sampleRate;

/** A recording that encodes a number: each binary digit is a stretch of positive (1) or negative (0) samples. */
export function numberedRecording(number: number): Uint8Array {
  const samples = Float32Array.from({ length: digits * digitSamples }, (_, at) =>
    (number >> Math.floor(at / digitSamples)) & 1 ? 0.5 : -0.5,
  );
  return wavBytes(samples, { sampleRate });
}

/** The transcript of the recording of a number: a letter for each digit, so that the service does not rewrite it. */
export const wordOfNumber = (number: number) =>
  [...String(number)].map((digit) => letters[Number(digit)]).join('');

/** An OpenAI-compatible recogniser that waits, and answers with the word of the number in the recording. */
export async function startNumberEngine(milliseconds: number) {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls++;
    const body = await buffer(request).catch(() => undefined);
    // The service was killed while it was sending.
    if (body === undefined) return;
    const start = body.indexOf('data', body.indexOf('WAVE')) + 8;
    let number = 0;
    for (let digit = 0; digit < digits; digit++) {
      const sample = body.readInt16LE(start + 2 * (digit * digitSamples + digitSamples / 2));
      if (sample > 0) number |= 1 << digit;
    }
    await pause(milliseconds);
    const text = wordOfNumber(number);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ text, words: [{ word: text, start: 0, end: 0.1 }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    /** Settings that make this the only recogniser of a service. */
    env: {
      STT_BASE_URL: `http://127.0.0.1:${port}/v1`,
      STT_LANGUAGES: 'en',
      MOONSHINE: 'off',
      POCKETSPHINX_COMMAND: '/nonexistent',
    },
    calls: () => calls,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
