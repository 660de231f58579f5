/*
 * Runs inside a measured page before its own scripts. Everything is in milliseconds of the page's own clock; painted
 * means that a frame with it was handed over: the first task after the callback of a frame, before all that waits.
 */
globalThis.table = (() => {
  const paint = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }),
      ),
    );

  const appears = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return false;
        observer.disconnect();
        resolve();
        return true;
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      look();
    });

  const scrollerOf = (selector) => {
    let scroller = document.querySelector(selector);
    while (scroller && scroller.scrollHeight - scroller.clientHeight < 500) scroller = scroller.parentElement;
    return scroller;
  };

  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' });

  const delays = [];

  // The answer is the only text of this page that begins like this.
  let parsed;
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    const value = parse(text, ...rest);
    if (String(text).startsWith('{"responseList"')) parsed = performance.now();
    return value;
  };

  return {
    /**
     * Until the first rows are painted: `whole` from the last byte of the answer, `paint` from the moment it was
     * parsed; and the longest task since the last byte.
     */
    async firstRows(selector) {
      await appears(selector);
      const painted = await paint();
      const arrived = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => new URL(name).pathname === '/api/embedded/')?.responseEnd;
      // An observer hears of a task after its end.
      await paint();
      const tasks = longTasks.filter(({ startTime, duration }) => startTime + duration > arrived);
      return {
        paint: painted - parsed,
        whole: painted - arrived,
        longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      };
    },

    /** All nodes of the page, texts included. */
    nodes() {
      const walker = document.createTreeWalker(document);
      let count = 1;
      while (walker.nextNode()) count += 1;
      return count;
    },

    /** Scrolls the list of a row to its end; heights that were only estimated take a few rounds. */
    async toEnd(selector) {
      const scroller = scrollerOf(selector);
      for (let round = 0; round < 20; round += 1) {
        scroller.scrollTop = scroller.scrollHeight;
        await paint();
      }
    },

    /** Scrolls by `step` pixels at every frame and tells how long each frame took. */
    async scroll(selector, step, frames) {
      const scroller = scrollerOf(selector);
      const times = [];
      let last;
      await new Promise((resolve) => {
        const frame = (now) => {
          if (last !== undefined) times.push(now - last);
          last = now;
          scroller.scrollTop += step;
          if (times.length < frames) requestAnimationFrame(frame);
          else resolve();
        };
        requestAnimationFrame(frame);
      });
      scroller.scrollTop = 0;
      return times;
    },

    /** From now on the time from each event of this type to the paint after it is kept. */
    watch(type) {
      delays.length = 0;
      addEventListener(type, ({ timeStamp }) => paint().then((painted) => delays.push(painted - timeStamp)), {
        capture: true,
      });
    },

    /** What was kept since it was last taken, once there are `count`. */
    async delays(count) {
      while (delays.length < count) await paint();
      return delays.splice(0);
    },
  };
})();
