import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A TCP connection for raw bytes. */
export interface RawConnection {
  readonly socket: Socket;
  write(bytes: string | Uint8Array): void;
  /** Everything received so far. */
  received(): string;
  /** Resolves with everything received once the other side closes. */
  closed(): Promise<string>;
  /** Resolves with everything received once it contains `text`, or the other side closes. */
  until(text: string): Promise<string>;
}

/** Opens a connection to a port of this machine. */
export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A reset counts as closed.
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
