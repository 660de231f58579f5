import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { listenOn } from './loopback.ts';
import { defaultTimeouts, endSlowClients } from './slow-clients.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

it('responses to pipelined requests close with their connection and can then be garbage-collected', async () => {
  const responses: WeakRef<ServerResponse>[] = [];
  // Keeps responses until they close, as servers do that wait for the last one.
  const open = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    responses.push(new WeakRef(response));
    open.add(response);
    response.on('close', () => open.delete(response));
    // The first request is never answered, so the answers to the others have to wait.
    if (responses.length > 1) response.end('answer');
  });
  endSlowClients(server, defaultTimeouts, (socket) => socket.destroy());
  const port = await listenOn(server, 0);
  const client = connect(port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  await expect.poll(() => responses.length).toBe(3);
  client.destroy();
  await expect
    .poll(() => {
      collectGarbage();
      return responses.filter((response) => response.deref()).length;
    })
    .toBe(0);
  server.close();
});
