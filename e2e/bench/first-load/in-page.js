/*
 * Runs inside a measured page before its own scripts. The page calls back through `firstLoadReady` with the middle of
 * the button, and through `firstLoadFinished` with the milliseconds since the navigation began, both as JSON.
 */
globalThis.firstLoad = (() => {
  let blocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  /** Calls `look` whenever the page may have changed, until it answers true. */
  const watch = (look) => {
    const stop = () => {
      observer.disconnect();
      clearInterval(again);
    };
    const seen = () => look() && stop();
    const observer = new MutationObserver(seen);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    // Styles and scrolling uncover a button without a change of the document.
    const again = setInterval(seen, 250);
  };

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
      watch(() => {
        const now = performance.now();
        if (click !== undefined && document.querySelector(worked)) {
          globalThis.firstLoadFinished(JSON.stringify({ click, answer: now }));
          return true;
        }
        const element = document.querySelector(button);
        // A click that missed, because the button moved, is tried again soon; one that hit gets more time.
        if (!element || element.disabled || now - triedAt < (click === undefined ? 250 : 500)) return false;
        element.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const place = { x: left + width / 2, y: top + height / 2 };
        if (!element.contains(document.elementFromPoint(place.x, place.y))) return false;
        triedAt = now;
        globalThis.firstLoadReady(JSON.stringify(place));
        return false;
      });
    },

    /** Reports when something that matches the selector is on the page. */
    watchFor(shown) {
      watch(() => {
        const found = document.querySelector(shown) !== null;
        if (found) globalThis.firstLoadFinished('');
        return found;
      });
    },

    /** Milliseconds of blocking so far, and each address asked for with the bytes of its body on the wire. */
    report() {
      const entries = performance.getEntriesByType('resource');
      const loaded = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      return { blocking, loaded: [...loaded].map(([url, bytes]) => ({ url, bytes })) };
    },
  };
})();
