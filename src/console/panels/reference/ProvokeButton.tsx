import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { useLocation } from 'wouter';
import { CallFailed } from '#client/outcome.ts';
import { linkToExample } from '#console/app/call-forms.ts';
import { referenceWords } from '#console/catalogues/reference.ts';
import { useWords } from '#console/catalogues/words.ts';
import { armMutation, clearMutation, faultsQuery } from '#console/targets/faults.ts';
import { choiceParameters, useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import type { Provocation } from '#contract/reference/entry.ts';
import { examplesOf } from '#contract/reference/pages.ts';

interface ProvokeButtonProps {
  provocation: Provocation;
  name: string;
  description: string;
  /** Only the embedded service has faults. */
  enabled: boolean;
}

/** Arms an error for the next call of its operation, and opens the panel with an example of that operation. */
export function ProvokeButton({ provocation, name, description, enabled }: ProvokeButtonProps) {
  const words = useWords(referenceWords);
  const announce = useAnnounce();
  const client = useQueryClient();
  const choice = useTargetChoice();
  const [, navigate] = useLocation();
  const clear = useMutation(clearMutation(client));
  const arm = useMutation(armMutation(client));
  const { operation, fault } = provocation;
  const [, example] = (isOfJob(operation) ? examplesOf('stt_upload') : examplesOf(operation))[0] ?? [];
  const provoke = async () => {
    // Faults are taken in order, so that one armed before would come first.
    const { faults } = await client.query({ ...faultsQuery, staleTime: 0 });
    if (faults.length > 0) await clear.mutateAsync();
    await arm.mutateAsync({ operation, times: 1, fault });
    if (!example) return;
    navigate(await linkToExample(example, choiceParameters(choice)));
    announce(example.operation === 'stt_upload' ? words.provokeUpload : words.provokeSend);
  };
  const provoking = useMutation({ mutationFn: provoke });
  return (
    <>
      <Button
        size="small"
        icon={Zap}
        disabled={!enabled || provoking.isPending}
        aria-label={words.provokeError(description === '' ? name : `${name}, ${description}`)}
        onClick={() => provoking.mutate()}
        className="reference-screen"
      >
        {words.provoke}
      </Button>
      {provoking.error instanceof CallFailed && (
        <div className="basis-full">
          <FailureCard failure={provoking.error.failure} onAgain={() => provoking.mutate()} />
        </div>
      )}
    </>
  );
}

const isOfJob = (operation: Provocation['operation']) => operation.startsWith('stt_');
