import { Route } from 'lucide-react';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { ExplanationRequest } from '#console/exchanges/explanation/use-explanation.ts';
import { Button } from '#console/ui/controls/Button.tsx';

/** Requests the explanation of an answer that was not explained automatically. */
export function ExplainButton({ explanation: { state, ask } }: { explanation: ExplanationRequest }) {
  const words = useWords(resultDetailsWords).produced;
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
