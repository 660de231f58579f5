import { useMemo } from 'react';
import type { AlignedWord } from '#cases/checks/error-rate/error-rate.ts';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import { AlignedWords } from '#console/error-rate/AlignedWords.tsx';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';

interface AlignedTextProps extends LanguageAttributes {
  aligned: readonly AlignedWord[];
  label: string;
}

/** Words per row of the list. */
const wordsPerRow = 40;

/** A diff of two long texts in a virtual list. */
export function AlignedText({ aligned, label, lang, dir }: AlignedTextProps) {
  const { aligned: words } = useWords(transcriptWords);
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(aligned.length / wordsPerRow) }, (_, row) =>
        aligned.slice(row * wordsPerRow, (row + 1) * wordsPerRow),
      ),
    [aligned],
  );
  return (
    <VirtualList label={label} count={rows.length} estimate={90} focusable>
      {(row) => (
        <p lang={lang} dir={dir} className="px-5 py-2 text-result">
          <AlignedWords aligned={rows[row] ?? []} words={words} lang={lang} />
        </p>
      )}
    </VirtualList>
  );
}
