import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../harness/figure.ts';
import { workingHeaders } from '../harness/own-service.ts';
import { type HostileCall, hostileCalls } from './hostile-calls.ts';

/*
 * Loads a service until its parent process ends it: either repeats one hostile call on several connections, or opens
 * connections that do not read their answers.
 */

const [url = '', name = '', seed = '1'] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const random = randomFrom(Number(seed));
const clientCount = 4;
const slowReaderCount = 2_000;

const call = hostileCalls.find((one) => one.name === name);
if (call) await Promise.all(Array.from({ length: clientCount }, () => callRepeatedly(call)));
else await readSlowly();

async function callRepeatedly({ headers, body }: HostileCall): Promise<void> {
  for (;;) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: body(random),
    }).catch(() => undefined);
    const bytes = await response?.arrayBuffer().catch(() => undefined);
    process.send?.({ status: response?.status ?? 0, bytes: bytes?.byteLength ?? 0 });
    if (!response) await pause(50);
  }
}

/** Opens connections and reads no answer. Every answer is larger than the system's socket buffers. */
async function readSlowly(): Promise<void> {
  const body = JSON.stringify({ data: Array.from({ length: 60 }, () => 'नमस्ते '.repeat(120)) });
  const head = [
    'POST / HTTP/1.1',
    'Host: localhost',
    ...Object.entries({ ...workingHeaders('transliteration'), src_lang: 'hi', tgt_lang: 'en' }).map(
      ([header, value]) => `${header}: ${value}`,
    ),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    '',
  ].join('\r\n');
  for (let opened = 0; opened < slowReaderCount; opened++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.pause();
    socket.write(head + body + head + body);
    socket.on('close', () => process.send?.({ status: 0, bytes: 0 }));
    if (opened % 50 === 0) await once(socket, 'connect').catch(() => {});
  }
  await pause(600_000);
}
