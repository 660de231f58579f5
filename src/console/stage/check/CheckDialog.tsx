import { Check, CircleAlert, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { stageCheckWords } from '#console/catalogues/stage-check.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import type { Fix } from './needs.ts';
import type { CheckLine } from './use-stage-check.ts';

const looks = {
  waiting: { icon: Clock, colour: 'text-waiting' },
  fine: { icon: Check, colour: 'text-served' },
  problem: { icon: CircleAlert, colour: 'text-failed' },
} as const;

/** The five lines of the check, with buttons for their fixes. Enter or Escape continues without fixing anything. */
export function CheckDialog({ lines, onClose }: { lines: readonly CheckLine[]; onClose: () => void }) {
  const words = useWords(stageCheckWords);
  const start = useRef<HTMLButtonElement>(null);
  // The button gets the focus, so that Enter continues.
  useEffect(() => start.current?.focus(), []);
  const isFine = lines.every(({ state }) => state === 'fine');
  return (
    <Dialog title={words.title} onClose={onClose}>
      <ul className="flex flex-col">
        {lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </ul>
      <div className="mt-5 flex items-center justify-end gap-4">
        <p role="status" className="text-base text-ink-second">
          {isFine && words.allFine}
        </p>
        <Button ref={start} look="primary" onClick={onClose}>
          {isFine ? words.start : words.startAnyway}
        </Button>
      </div>
    </Dialog>
  );
}

function Line({ line: { name, state, text, fix } }: { line: CheckLine }) {
  const words = useWords(stageCheckWords);
  const { icon: Icon, colour } = looks[state];
  return (
    <li data-check={name} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <Icon aria-hidden="true" size={20} className={`shrink-0 ${colour}`} />
      <p className="min-w-0 flex-1 text-base">
        <span className="sr-only">{words.states[state]}: </span>
        {text}
      </p>
      {fix && <FixButton fix={fix} />}
    </li>
  );
}

function FixButton({ fix: { label, run } }: { fix: Fix }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await run();
    } catch {
      // A fix that failed needs no message: its line still shows the problem.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" aria-disabled={busy} onClick={() => !busy && void press()}>
      {label}
    </Button>
  );
}
