import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxy } from '#proxy/proxy.ts';
import { readTargets } from '#proxy/targets/targets.ts';

/** A proxy in a separate process, so that its memory can be measured apart from client and target. */
const targets = readTargets({ TARGET_FAR_BASE_URL: process.argv[2] }, 1);
if (!targets.ok) throw new Error(targets.problem);
const proxy = createProxy({ targets: targets.value, hosts: [] });
const server = createServer((request, response) => {
  proxy.handle(request, response);
});

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5).unref();

process.on('message', (message) => {
  const rss = process.memoryUsage.rss();
  process.send?.({ rss, peak: Math.max(peak, rss) });
  if (message === 'reset') peak = rss;
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
