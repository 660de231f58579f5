import { Route } from 'lucide-react';
import { explanationWords } from '#console/catalogues/exchange/explanation.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import type { ExplanationRequest } from './use-explanation.ts';

/** Requests the explanation of an answer that was not explained automatically. */
export function ExplainButton({ explanation: { state, ask } }: { explanation: ExplanationRequest }) {
  const words = useWords(explanationWords);
  if (state !== 'offered' && state !== 'failed') return null;
  return (
    <>
      <Button look="quiet" size="small" icon={Route} onClick={ask}>
        {state === 'failed' ? words.again : words.ask}
      </Button>
      {state === 'failed' && (
        <p role="status" className="text-sm text-failed">
          {words.failed}
        </p>
      )}
    </>
  );
}
