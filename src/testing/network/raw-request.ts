import { connect } from 'node:net';

/**
 * Sends raw bytes and returns the answer: up to its Content-Length, or else until the other side closes or is silent
 * for `quiet` milliseconds.
 */
export function sendRaw(port: number, text: string, quiet = 300): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    let received = '';
    let timer = setTimeout(() => socket.destroy(), 2000);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      clearTimeout(timer);
      if (isComplete(received)) socket.destroy();
      else timer = setTimeout(() => socket.destroy(), quiet);
    });
    socket.on('error', (error) => (received ? resolve(received) : reject(error)));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}

function isComplete(received: string): boolean {
  const answer = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const head = answer.indexOf('\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(answer.slice(0, head + 2))?.[1];
  return head > 0 && length !== undefined && answer.length >= head + 4 + Number(length);
}
