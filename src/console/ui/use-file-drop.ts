import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes a file that is dropped anywhere on the page, which the browser would otherwise open, unless a smaller area has
 * taken it.
 *
 * @returns whether a file is being dragged over the page
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setDragging(event.type === 'dragover');
    const [file] = event.dataTransfer.files;
    if (event.type === 'drop' && file) onFile(file);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => onDrag(event);
    // `relatedTarget` is null when the pointer leaves the page.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget ?? setDragging(false);
    document.addEventListener('dragover', listen);
    document.addEventListener('drop', listen);
    document.addEventListener('dragleave', leave);
    return () => {
      document.removeEventListener('dragover', listen);
      document.removeEventListener('drop', listen);
      document.removeEventListener('dragleave', leave);
    };
  }, []);
  return dragging;
}
