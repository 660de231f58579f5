/** Clears a canvas and scales it to the device pixel ratio; sizes in CSS pixels. Undefined while it has no size. */
export function canvasFor(
  canvas: HTMLCanvasElement,
): { context: CanvasRenderingContext2D; width: number; height: number } | undefined {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (!context || width === 0 || height === 0) return undefined;
  const scale = devicePixelRatio || 1;
  const [pixelsAcross, pixelsDown] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== pixelsAcross || canvas.height !== pixelsDown) {
    canvas.width = pixelsAcross;
    canvas.height = pixelsDown;
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  return { context, width, height };
}

/** Draws now and whenever the size changes; returns a cleanup function. */
export function redrawOnResize(element: Element, draw: () => void): () => void {
  const observer = new ResizeObserver(draw);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Limits drawing to once per frame. */
export function oncePerFrame(draw: () => void): { readonly ask: () => void; readonly stop: () => void } {
  let frame = 0;
  return {
    ask: () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        draw();
      });
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
