import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { scriptedWords } from './scripted-recogniser.ts';

const bytesPerSecond = 32_000;
/** Longest word in seconds, about as long as a spoken one; a longer sound becomes several words. */
const maxWordSeconds = 0.35;

/** The scripted recogniser as an endpoint that the built service can be given by its settings. */
export interface ScriptedEndpoint {
  readonly env: Readonly<Record<string, string>>;
  /** How many recordings it has received. */
  received(): number;
  close(): void;
}

/**
 * Starts an OpenAI-compatible recogniser of English with the words of a fixed script and the times of the real audio.
 *
 * @param speed recognition speed as a multiple of real time, so that a test can watch a long job in progress
 * @param held no recording is answered before this promise resolves
 */
export async function startScriptedEndpoint(
  speed = 10,
  held: Promise<void> = Promise.resolve(),
): Promise<ScriptedEndpoint> {
  let received = 0;
  const server = createServer(async (request, response) => {
    const wav = await readUploadedFile(request);
    received += 1;
    await pause((wav.length / bytesPerSecond / speed) * 1000);
    await held;
    const words = scriptedWords(wav, maxWordSeconds).map(({ conf, ...word }) => ({
      ...word,
      probability: conf,
    }));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ text: words.map(({ word }) => word).join(' '), words }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: { STT_BASE_URL: `http://127.0.0.1:${port}/v1`, STT_MODEL: 'scripted', STT_LANGUAGES: 'en' },
    received: () => received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readUploadedFile(request: IncomingMessage): Promise<Buffer> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(await buffer(request), { headers }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('no file was sent');
  return Buffer.from(await file.arrayBuffer());
}
