import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { classNames } from '#console/ui/controls/class-names.ts';
import { type Take, titleOf } from '../take.ts';
import type { ComparedPair, PairLetter } from './compared-pair.ts';

interface PairButtonsProps {
  take: Take;
  pair: ComparedPair;
  onChoose: (letter: PairLetter) => void;
}

const pairLetters = ['A', 'B'] as const;

/** Selects a take as the first or second of a comparison. */
export function PairButtons({ take, pair, onChoose }: PairButtonsProps) {
  const { takes: words } = useWords(textToSpeechResultWords);
  return pairLetters.map((letter) => {
    const pressed = pair[letter] === take.id;
    const label = words.compareAs(letter, titleOf(take));
    return (
      <button
        key={letter}
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={pressed}
        onClick={() => onChoose(letter)}
        className={classNames(
          'inline-flex size-8 shrink-0 items-center justify-center rounded border text-sm font-semibold transition-colors',
          pressed ? 'border-ink bg-ink text-paper' : 'border-control hover:bg-sunken',
        )}
      >
        {letter}
      </button>
    );
  });
}
