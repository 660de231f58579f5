import { useEffect, useState } from 'react';

/** Whether anything was ever dragged over the page: from then on it takes files that are dropped. */
export function useDragged(): boolean {
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    const note = () => setDragged(true);
    document.addEventListener('dragenter', note);
    return () => document.removeEventListener('dragenter', note);
  }, []);
  return dragged;
}
