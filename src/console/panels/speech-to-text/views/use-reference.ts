import { useEffect, useRef, useState } from 'react';
import { references } from '../tracker.ts';

/** The reference text of a transcript, kept in this browser at every change; `id` never changes. */
export function useReference(id: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const typed = useRef(false);
  useEffect(() => {
    let here = true;
    const bringBack = async () => {
      const kept = await references.get(id).catch(() => undefined);
      if (here && kept !== undefined && !typed.current) setText(kept);
    };
    void bringBack();
    return () => {
      here = false;
    };
  }, [id]);
  const change = (changed: string) => {
    typed.current = true;
    setText(changed);
    // A browser that keeps nothing still measures against it.
    void references.put(id, changed).catch(() => {});
  };
  return [text, change];
}
