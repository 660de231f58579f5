import { useEffect, useEffectEvent, useState } from 'react';
import { inputWords } from '#console/catalogues/translation/input.ts';
import { useWords } from '#console/catalogues/words.tsx';

/** Accepts files dropped anywhere on the page, which the browser would otherwise open; shown while one is dragged over it. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const words = useWords(inputWords).import;
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
  return (
    dragging && (
      <p className="rounded border border-dashed border-focus px-3 py-2 text-sm font-medium text-ink">
        {words.drop}
      </p>
    )
  );
}
