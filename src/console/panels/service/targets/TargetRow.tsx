import { useEffect, useRef, useState } from 'react';
import { checkTarget, type OperationCheck } from '#client/check-target.ts';
import { serviceTargetWords } from '#console/catalogues/service/targets.ts';
import { useWords } from '#console/catalogues/words.ts';
import { callAndLog } from '#console/exchanges/use-call.ts';
import { callTargetOf, useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { joinItems } from '#console/ui/text/list.ts';
import type { Target } from '#contract/proxy/targets.ts';
import { TargetCheck } from './TargetCheck.tsx';

/** One target: what is known about it, its check, and buttons to choose and remove it. */
export function TargetRow({ row, onRemove }: { row: Target; onRemove: () => void }) {
  const words = useWords(serviceTargetWords);
  const { target, account, session, chooseTarget } = useTargetChoice();
  const { name, kind, hasCredentials, kept } = row;
  const [checks, setChecks] = useState<readonly OperationCheck[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const check = async () => {
    const abort = new AbortController();
    running.current = abort;
    setIsChecking(true);
    setChecks([]);
    const callTarget = callTargetOf({ target: name, account }, name === target ? session : undefined);
    for await (const found of checkTarget(
      (operation, input, options) => callAndLog(operation, input, callTarget, options),
      abort.signal,
    )) {
      setChecks((before) => [...before, found]);
    }
    setIsChecking(false);
  };
  const facts = [
    words.kinds[kind],
    ...(kept ? [words.kept[kept]] : []),
    ...(hasCredentials ? [] : [words.noCredentials]),
  ];
  return (
    <li className="border-b border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-base font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-second">{joinItems(facts)}</p>
        </div>
        {name === target ? (
          <StatusChip tone="served">{words.chosen}</StatusChip>
        ) : (
          <Button size="small" aria-label={words.chooseNamed(name)} onClick={() => chooseTarget(name)}>
            {words.use}
          </Button>
        )}
        {isChecking ? (
          <Button size="small" onClick={() => running.current?.abort()}>
            {words.stop}
          </Button>
        ) : (
          <Button size="small" aria-label={words.checkNamed(name)} onClick={() => void check()}>
            {words.check}
          </Button>
        )}
        {kept && (
          <Button size="small" look="quiet" aria-label={words.removeNamed(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
      {isChecking && checks.length === 0 && <p className="pt-2 text-sm text-ink-third">{words.checking}</p>}
      {checks.length > 0 && <TargetCheck name={name} checks={checks} />}
    </li>
  );
}
