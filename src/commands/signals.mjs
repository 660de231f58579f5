/**
 * Calls `stop` once on the first SIGINT or SIGTERM, and leaves with exit code 0 when it is done. A second signal,
 * which a terminal and npm both send, changes nothing. When npm is killed without passing the signal on, this
 * process notices that it has lost its parent and stops too.
 */
export function stopOnSignals(stop) {
  let stopping = false;
  const leave = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, 500).unref();
}
