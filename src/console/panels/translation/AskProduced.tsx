import { Route } from 'lucide-react';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import type { AskedExplanation } from './use-explanation.ts';

/** Asks how an answer was produced, where it was not asked at once. */
export function AskProduced({ explanation: { state, ask } }: { explanation: AskedExplanation }) {
  const words = useWords(resultWords).produced;
  if (state !== 'offered' && state !== 'failed') return null;
  return (
    <Button look="quiet" size="small" icon={Route} onClick={ask}>
      {state === 'failed' ? words.again : words.ask}
    </Button>
  );
}
