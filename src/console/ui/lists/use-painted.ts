import { useEffect, useState } from 'react';

/** Whether the component has been painted once. Parts that can wait are rendered after that. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}

/** Calls `act` after the next frame has been painted, unless the returned function is called before. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // The callback of a frame runs before its paint; a timer set in the callback runs after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
