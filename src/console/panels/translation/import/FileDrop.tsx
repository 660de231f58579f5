import { inputWords } from '#console/catalogues/translation/input.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useFileDrop } from '#console/ui/use-file-drop.ts';

/**
 * Accepts files dropped anywhere on the page, which the browser would otherwise open; shown while one is dragged over
 * it.
 */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const words = useWords(inputWords).import;
  const dragging = useFileDrop(onFile);
  return (
    dragging && (
      <p className="rounded border border-dashed border-focus px-3 py-2 text-sm font-medium text-ink">
        {words.drop}
      </p>
    )
  );
}
