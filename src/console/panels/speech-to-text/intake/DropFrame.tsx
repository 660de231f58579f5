import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';

/** A frame around the window, shown while files are dragged over it. */
export function DropFrame() {
  const { dropNow } = useWords(speechToTextWords);
  return (
    <div className="pointer-events-none fixed inset-2 z-30 flex items-start justify-center rounded-lg border-2 border-dashed border-marigold">
      <p className="rounded-b bg-marigold-tint px-4 py-2 font-semibold text-ink shadow-raised">{dropNow}</p>
    </div>
  );
}
