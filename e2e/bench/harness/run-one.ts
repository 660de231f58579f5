import process from 'node:process';

/*
 * Runs one benchmark, or a part of one, in a separate process, so that none is affected by the heap, sockets or crash
 * of another. Sends `{ rows }` or `{ problem }` to the parent process, and ends with it.
 */
process.on('disconnect', () => process.exit(1));
const [name = '', ...args] = process.argv.slice(2);
try {
  const { run } = await import(`../${name}.ts`);
  report({ rows: await run(...args) });
} catch (error) {
  report({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

function report(message: object): void {
  // Peers may leave connections or timers open.
  process.send?.(message, () => process.exit(0));
}
