/*
 * Runs inside a measured page before its own scripts. The page calls back through `firstLoadReady` with the middle of
 * the button, and through `firstLoadFinished` with the milliseconds since the navigation began.
 */
globalThis.firstLoad = (() => {
  let blocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  return {
    /** Reports the button once it can be clicked, and when a click on it showed its result. */
    watchButton({ button, worked }) {
      let click;
      let triedAt = Number.NEGATIVE_INFINITY;
      addEventListener(
        'click',
        ({ target }) => {
          if (!(target instanceof Element && target.closest(button))) return;
          // After the page's own handlers and what they draw at once.
          setTimeout(() => {
            click = performance.now();
          });
        },
        { capture: true },
      );

      const look = () => {
        const now = performance.now();
        if (click !== undefined && document.querySelector(worked)) {
          observer.disconnect();
          clearInterval(again);
          globalThis.firstLoadFinished({ click, answer: now });
          return;
        }
        const element = document.querySelector(button);
        // A click that missed, because the button moved, is tried again at once; one that hit gets time.
        const wait = click === undefined ? 250 : 3000;
        if (!element || element.disabled || now - triedAt < wait) return;
        element.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const place = { x: left + width / 2, y: top + height / 2 };
        if (!element.contains(document.elementFromPoint(place.x, place.y))) return;
        triedAt = now;
        globalThis.firstLoadReady(place);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      // Styles and scrolling uncover a button without a change of the document.
      const again = setInterval(look, 250);
    },

    /** Milliseconds of blocking, and each script and style sheet with the bytes of its body on the wire. */
    report() {
      const files = new Map();
      for (const { name, encodedBodySize } of performance.getEntriesByType('resource')) {
        const path = new URL(name).pathname;
        if (/\.(m?js|css)$/.test(path)) files.set(path, Math.max(files.get(path) ?? 0, encodedBodySize));
      }
      return { blocking, files: [...files].map(([path, bytes]) => ({ path, bytes })) };
    },
  };
})();
