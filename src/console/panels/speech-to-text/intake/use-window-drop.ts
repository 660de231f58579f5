import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files dropped anywhere in the window. Returns whether files are being dragged over it. */
export function useWindowDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragenter', onOver, { signal });
    addEventListener('dragover', onOver, { signal });
    addEventListener('dragleave', onLeave, { signal });
    addEventListener('drop', onDrop, { signal });
    // Capturing also notices drops that another element handles, such as the row of a job.
    addEventListener('drop', () => setDragging(false), { signal, capture: true });
    return () => controller.abort();
  }, []);
  return dragging;
}
