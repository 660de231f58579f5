import { useEffect, useState } from 'react';

/** Whether anything has been dragged over the page; from then on it accepts dropped files. */
export function useDragged(): boolean {
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    const note = () => setDragged(true);
    document.addEventListener('dragenter', note);
    return () => document.removeEventListener('dragenter', note);
  }, []);
  return dragged;
}
