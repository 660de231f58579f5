import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Case } from '#cases/case-file/case.ts';
import type { Need } from '#cases/case-file/need.ts';
import type { CaseProblem } from '#cases/case-file/read-case.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { AddMenu } from '../fields/AddMenu.tsx';
import { NeedFields } from './NeedFields.tsx';
import { needKinds, newNeed } from './new-need.ts';

interface NeedListProps {
  of: Case;
  problems: readonly CaseProblem[];
  /** Called with undefined when nothing is needed. */
  onChange: (needs: Need[] | undefined) => void;
  /** Called instead of `onChange` for a change that can be undone; `what` describes it. */
  onReplace: (needs: Need[] | undefined, what: string) => void;
}

/** What a case needs from its target: each need can be changed and removed, and others added. */
export function NeedList({ of: { request, needs = [] }, problems, onChange, onReplace }: NeedListProps) {
  const words = useWords(caseEditorWords).needs;
  const list = useRef<HTMLOListElement>(null);
  const add = (need: Need) => {
    onChange([...needs, need]);
    // Runs after the popover has returned the focus and the row is rendered.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const row = list.current?.lastElementChild;
        const field = row?.querySelector<HTMLElement>(':is(input, textarea, select)');
        (field ?? row?.querySelector<HTMLElement>('button'))?.focus();
      }),
    );
  };
  const without = (index: number) => {
    const left = needs.filter((_, place) => place !== index);
    return left.length === 0 ? undefined : left;
  };
  return (
    <section aria-label={words.title} className="flex min-w-0 flex-col gap-2">
      <h3 className="text-base font-semibold">{words.title}</h3>
      <p className="text-sm text-ink-second">{words.explanation}</p>
      <ol ref={list} className="flex flex-col">
        {needs.map((need, index) => (
          <NeedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a need is known by its place
            key={`${index} ${need.kind}`}
            of={need}
            operation={request.operation}
            problems={problems.filter(({ path }) => path.startsWith(`needs.${index}.`))}
            onChange={(next) => onChange(needs.map((old, place) => (place === index ? next : old)))}
            onRemove={() => onReplace(without(index), words.removed)}
          />
        ))}
      </ol>
      <AddMenu
        label={words.add}
        kinds={needKinds.map((name) => ({ name, label: words.kinds[name] }))}
        onAdd={(kind) => add(newNeed(kind, request.operation))}
      />
    </section>
  );
}

interface NeedRowProps {
  of: Need;
  operation: Case['request']['operation'];
  problems: readonly CaseProblem[];
  onChange: (need: Need) => void;
  onRemove: () => void;
}

function NeedRow({ of: need, operation, problems, onChange, onRemove }: NeedRowProps) {
  const words = useWords(caseEditorWords).needs;
  const name = words.kinds[need.kind];
  const id = useId();
  return (
    <li aria-labelledby={id} className="flex flex-col gap-2 border-t border-line py-2">
      <div className="flex items-center gap-2">
        <span id={id} className="min-w-0 flex-1 text-sm font-semibold">
          {name}
        </span>
        <IconButton icon={Trash2} label={words.remove(name)} onClick={onRemove} />
      </div>
      <div className="grid gap-2 empty:hidden @md:grid-cols-2">
        <NeedFields of={need} operation={operation} onChange={onChange} />
      </div>
      {problems.map(({ sentence }) => (
        <p key={sentence} className="text-sm text-failed">
          {sentence}
        </p>
      ))}
    </li>
  );
}
