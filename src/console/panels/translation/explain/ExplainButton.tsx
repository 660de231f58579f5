import { Route } from 'lucide-react';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import type { ExplanationRequest } from './use-explanation.ts';

/** Requests the explanation of an answer that was not explained automatically. */
export function ExplainButton({ explanation: { state, ask } }: { explanation: ExplanationRequest }) {
  const words = useWords(resultWords).produced;
  if (state !== 'offered' && state !== 'failed') return null;
  return (
    <Button look="quiet" size="small" icon={Route} onClick={ask}>
      {state === 'failed' ? words.again : words.ask}
    </Button>
  );
}
