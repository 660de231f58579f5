import { inputWords } from '#console/catalogues/translation-input.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** Takes files that are dropped anywhere on the page, and says so while one is held over it. */
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
