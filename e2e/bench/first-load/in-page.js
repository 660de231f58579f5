/*
 * Runs inside a measured page before its own scripts. The page calls back through `firstLoadReady` with the middle of
 * the button, and through `firstLoadFinished` with the milliseconds since the navigation began, both as JSON.
 */
globalThis.firstLoad = (() => {
  let blocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  /** Calls `look` whenever the page may have changed, until it returns true. */
  const watch = (look) => {
    const stop = () => {
      observer.disconnect();
      clearInterval(again);
    };
    const seen = () => look() && stop();
    const observer = new MutationObserver(seen);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    new PerformanceObserver(seen).observe({ type: 'paint' });
    // Styles and scrolling can uncover a button without a DOM mutation.
    const again = setInterval(seen, 250);
  };

  /** When the newest request to a path was sent. */
  const sentAt = (path) =>
    performance.getEntriesByType('resource').findLast(({ name }) => new URL(name).pathname === path)
      ?.requestStart;

  return {
    /**
     * Reports the position of the button once it can be clicked, and the times of the click and of its result. The
     * click counts as done when the browser has sent the request to the path `sends`; without `sends`, when the page's
     * handlers have run.
     */
    watchButton({ button, worked, sends }) {
      let click;
      let triedAt = Number.NEGATIVE_INFINITY;
      addEventListener(
        'click',
        ({ target }) => {
          if (!(target instanceof Element && target.closest(button))) return;
          // The timer fires after the page's own handlers and the rendering that they cause synchronously.
          setTimeout(() => {
            click = performance.now();
          });
        },
        { capture: true },
      );
      watch(() => {
        const now = performance.now();
        if (click !== undefined && document.querySelector(worked)) {
          const sent = sends === undefined ? click : sentAt(sends);
          globalThis.firstLoadFinished(JSON.stringify({ click: sent, answer: now }));
          return true;
        }
        // A user can only click what is on the screen.
        if (performance.getEntriesByName('first-contentful-paint').length === 0) return false;
        const element = document.querySelector(button);
        /*
         * A click that missed because the button moved is retried soon; one that reached the button gets more time. A
         * page with `sends` is not clicked again once a click has reached the button, because it must not lose a click.
         */
        const retryAfter = click === undefined ? 250 : sends === undefined ? 500 : Number.POSITIVE_INFINITY;
        if (!element || element.disabled || now - triedAt < retryAfter) return false;
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

    /**
     * The blocking time so far and the time of the first contentful paint, in milliseconds; and for each requested URL
     * except that of the icon, when it was requested and the bytes of its body on the wire.
     */
    report() {
      const icon = document.querySelector('link[rel="icon"]')?.href;
      const entries = performance.getEntriesByType('resource').filter(({ name }) => name !== icon);
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return {
        blocking,
        paint: paint?.startTime ?? 0,
        loaded: entries.map(({ name, startTime, encodedBodySize }) => ({
          url: name,
          at: startTime,
          bytes: encodedBodySize,
        })),
      };
    },
  };
})();
