/**
 * Calls `stop` on the first SIGINT or SIGTERM and then exits with code 0. A second signal is ignored, because a terminal
 * and npm both send one. When npm is killed without passing the signal on, this process notices that its parent is gone
 * and stops too.
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
