import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection whose bytes are sent as they are. */
export interface RawConnection {
  readonly socket: Socket;
  write(bytes: string | Uint8Array): void;
  /** What came so far. */
  received(): string;
  /** Everything that came until the other side closed. */
  closed(): Promise<string>;
  /** What came until it holds `text`, or until the other side closed. */
  until(text: string): Promise<string>;
}

/** Opens a connection to a port of this machine. */
export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A reset is one way to be closed.
  socket.on('error', () => {});
  const end = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await once(socket, 'connect');
  const received = () => Buffer.concat(chunks).toString('latin1');
  return {
    socket,
    write: (bytes) => void socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes),
    received,
    closed: async () => {
      await end;
      return received();
    },
    until: async (text) => {
      while (!received().includes(text) && !socket.closed) {
        await Promise.race([new Promise((resolve) => socket.once('data', resolve)), end]);
      }
      return received();
    },
  };
}
