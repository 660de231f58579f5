import { useEffect, useState } from 'react';

/** Whether the component has been painted: what can wait is drawn then, so that the rest is seen sooner. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}

/** Acts when the next frame was painted, unless the function given back is called before. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // The callback of a frame comes before its paint, a timer set there after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
