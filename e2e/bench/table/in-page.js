/* Runs inside the measured pages, after `pageTime`. */
globalThis.table = (() => {
  const { painted, appears, longestWait } = globalThis.pageTime;

  const scrollerOf = (selector) => {
    let scroller = document.querySelector(selector);
    while (scroller && scroller.scrollHeight - scroller.clientHeight < 500) scroller = scroller.parentElement;
    return scroller;
  };

  const delays = [];

  // Records when the answer has been parsed: it is the only JSON text that starts with `{"responseList"`.
  let parsed;
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    const value = parse(text, ...rest);
    if (String(text).startsWith('{"responseList"')) parsed = performance.now();
    return value;
  };

  return {
    /**
     * Waits for the first rows. `paint` is counted from the parsed answer, `fromLastByte` and `longestWait` from the
     * last byte of the answer.
     */
    async firstRows(selector) {
      await appears(selector);
      const shown = await painted();
      const arrived = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => new URL(name).pathname === '/api/embedded/')?.responseEnd;
      return {
        paint: shown - parsed,
        fromLastByte: shown - arrived,
        longestWait: await longestWait(arrived),
      };
    },

    /** The number of nodes in the page, text nodes included. */
    nodes() {
      const walker = document.createTreeWalker(document);
      let count = 1;
      while (walker.nextNode()) count += 1;
      return count;
    },

    /** Height in pixels of the content that scrolls around an element. */
    height: (selector) => scrollerOf(selector).scrollHeight,

    /** Scrolls the list of a row to its end, in several rounds because the list first estimates its height. */
    async toEnd(selector) {
      const scroller = scrollerOf(selector);
      for (let round = 0; round < 20; round += 1) {
        scroller.scrollTop = scroller.scrollHeight;
        await painted();
      }
    },

    /** Scrolls by `step` pixels per frame. Resolves with the milliseconds of each frame. */
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

    /** Starts to record the time from each event of this type to the next paint. */
    watch(type) {
      delays.length = 0;
      addEventListener(type, ({ timeStamp }) => painted().then((time) => delays.push(time - timeStamp)), {
        capture: true,
      });
    },

    /** Returns the recorded times, once there are `count`, and removes them. */
    async delays(count) {
      while (delays.length < count) await painted();
      return delays.splice(0);
    },
  };
})();
