import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Program } from './program.ts';

const callBody = JSON.stringify({ data: ['Good morning'], enableLookup: true, enableNmt: true });

function requestHead(program: Program, path: string, length: number, domain: string): string {
  return [
    `POST ${program.prefix}${path} HTTP/1.1`,
    `Host: 127.0.0.1:${program.port}`,
    `Origin: http://127.0.0.1:${program.port}`,
    ...['Sec-Fetch-Site: same-origin', 'X-Console: 1', 'Content-Type: application/json'],
    ...[
      'REV-APPNAME: localization',
      'REV-APPVERSION: 3.0',
      'src_lang: en',
      'tgt_lang: hi',
      `domain: ${domain}`,
    ],
    ...[
      'Accept: */*',
      'Accept-Encoding: gzip, deflate, br',
      'User-Agent: bench',
      `Content-Length: ${length}`,
    ],
    '\r\n',
  ].join('\r\n');
}

/** Sends calls over one kept-alive connection, and opens a new one when the server closes it, as a browser does. */
async function openCaller(program: Program): Promise<{ call(): Promise<void>; close(): void }> {
  const text = Buffer.from(requestHead(program, '/', Buffer.byteLength(callBody), 'generic') + callBody);
  let socket = await openSocket(program);
  return {
    async call() {
      if (socket.destroyed) socket = await openSocket(program);
      const answer = readAnswer(socket);
      socket.write(text);
      const { status, closes } = await answer;
      if (closes) socket.destroy();
      if (status !== 200) throw new Error(`The call was answered with ${status}.`);
    },
    close: () => socket.destroy(),
  };
}

async function openSocket(program: Program): Promise<Socket> {
  const socket = connect({ port: program.port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

function readAnswer(socket: Socket): Promise<{ status: number; body: Buffer; closes: boolean }> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const top = received.toString('latin1', 0, end + 2);
      const length = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(top)?.[1] ?? Number.NaN);
      if (Number.isNaN(length)) {
        finish();
        reject(new Error(`An answer without a length: ${top}`));
      } else if (received.length >= end + 4 + length) {
        finish();
        const closes = /\r\nconnection: close\r\n/i.test(top);
        resolve({ status: Number(top.slice(9, 12)), body: received.subarray(end + 4), closes });
      }
    };
    const onClose = () => {
      finish();
      reject(new Error('The connection was closed.'));
    };
    const finish = () => {
      socket.off('data', onData);
      socket.off('close', onClose);
    };
    socket.on('data', onData);
    socket.once('close', onClose);
  });
}

/** Milliseconds of each of `count` calls to each program. The programs take turns, call by call. */
export async function timeCalls(programs: readonly Program[], count: number): Promise<number[][]> {
  const callers = await Promise.all(programs.map(openCaller));
  const times: number[][] = programs.map(() => []);
  for (let at = 0; at < count; at += 1) {
    for (const [which, caller] of callers.entries()) {
      const begun = performance.now();
      await caller.call();
      times[which]?.push(performance.now() - begun);
    }
  }
  for (const caller of callers) caller.close();
  return times;
}

/** Sends `count` calls over `connections` parallel connections. @returns calls per second */
export async function sendParallelCalls(
  program: Program,
  count: number,
  connections: number,
): Promise<number> {
  const callers = await Promise.all(Array.from({ length: connections }, () => openCaller(program)));
  let left = count;
  const begun = performance.now();
  await Promise.all(
    callers.map(async (caller) => {
      while (left > 0) {
        left -= 1;
        await caller.call();
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const caller of callers) caller.close();
  return count / seconds;
}

/** Uploads the bytes. With the domain `hash` the target answers with their hash. */
export async function upload(
  program: Program,
  bytes: Buffer,
  domain = 'generic',
): Promise<{ size: number; hash?: string; seconds: number }> {
  const socket = await openSocket(program);
  const answer = readAnswer(socket);
  const begun = performance.now();
  socket.write(requestHead(program, '/upload', bytes.length, domain));
  for (let at = 0; at < bytes.length; at += uploadChunkBytes) {
    if (!socket.write(bytes.subarray(at, at + uploadChunkBytes))) await once(socket, 'drain');
  }
  const { status, body } = await answer;
  const seconds = (performance.now() - begun) / 1000;
  socket.destroy();
  if (status !== 200) throw new Error(`The upload was answered with ${status}.`);
  const { size, hash }: { size: number; hash?: string } = JSON.parse(body.toString());
  return { size, hash, seconds };
}
const uploadChunkBytes = 256 * 1024;

/** Starts a call that the target never answers, and hangs up. @returns milliseconds until the target notices */
export async function timeCancel(program: Program, target: Program): Promise<number> {
  const { abandoned } = await target.read();
  const socket = await openSocket(program);
  socket.write(`${requestHead(program, '/', 2, 'wait')}{}`);
  // Once the proxy has answered a later call, this one has reached the target.
  await timeCalls([program], 1);
  const begun = performance.now();
  socket.destroy();
  while ((await target.read()).abandoned === abandoned) {
    if (performance.now() - begun > 5000) return Number.POSITIVE_INFINITY;
  }
  return performance.now() - begun;
}
