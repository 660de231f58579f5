/*
 * Runs in every measured page before its own scripts. Times are milliseconds of the page's clock. A frame counts as
 * painted in the first task after its callback, which runs ahead of all queued tasks.
 */
globalThis.pageTime = (() => {
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }),
      ),
    );

  // The browser reports only tasks of 50 ms and more. A task that runs every few milliseconds notices shorter ones too.
  const waits = [];
  let last = performance.now();
  const run = () => {
    const now = performance.now();
    waits.push({ from: last, to: now });
    last = now;
    scheduler.postTask(run, { priority: 'user-blocking', delay: 4 });
  };
  run();

  return {
    painted,

    /** Resolves when an element matches the selector. */
    appears(selector) {
      return new Promise((resolve) => {
        const seen = () => {
          const found = document.querySelector(selector);
          if (found) resolve(found);
          if (found) observer.disconnect();
          return found;
        };
        const observer = new MutationObserver(seen);
        if (!seen()) observer.observe(document, { childList: true, subtree: true });
      });
    },

    /** The longest time since `from` that the main thread was blocked. */
    async longestWait(from) {
      await painted();
      await painted();
      return Math.max(0, ...waits.filter(({ to }) => to > from).map((wait) => wait.to - wait.from));
    },
  };
})();
