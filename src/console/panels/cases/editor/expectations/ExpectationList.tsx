import { Sparkles, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Case } from '#cases/case-file/case.ts';
import type { CaseExpectation, ExpectationKind } from '#cases/case-file/expectation.ts';
import type { CaseProblem } from '#cases/case-file/read-case.ts';
import { kindsOfRequest, newExpectation } from '#cases/expectations/expectation-kinds.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { AddMenu } from '../fields/AddMenu.tsx';
import { ExpectationField } from './ExpectationField.tsx';
import { type ExpectationField as ExpectationFieldOf, expectationFields } from './expectation-fields.ts';

interface ExpectationListProps {
  of: Case;
  problems: readonly CaseProblem[];
  onChange: (expectations: CaseExpectation[]) => void;
  /** Called instead of `onChange` for a change that can be undone; `what` describes it. */
  onReplace: (expectations: CaseExpectation[], what: string) => void;
  /** Expectations that the last answer meets; undefined when no run has one. */
  propose: () => Promise<CaseExpectation[] | undefined>;
  onNothingProposed: () => void;
}

/** The expectations of a case: each can be switched off, changed and removed, and others added. */
export function ExpectationList({
  of: { request, expectations },
  problems,
  onChange,
  onReplace,
  propose,
  onNothingProposed,
}: ExpectationListProps) {
  const words = useWords(caseEditorWords);
  const names = useWords(casesWords).expectationNames;
  const list = useRef<HTMLOListElement>(null);
  const add = (kind: ExpectationKind) => {
    onChange([...expectations, newExpectation(kind)]);
    // Runs after the popover has returned the focus and the row is rendered.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const row = list.current?.lastElementChild;
        const field = row?.querySelector<HTMLElement>('[data-values] :is(input, textarea)');
        (field ?? row?.querySelector<HTMLElement>('input'))?.focus();
      }),
    );
  };
  return (
    <section aria-label={words.expectations} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="me-auto text-base font-semibold">{words.expectations}</h3>
        <Button
          look="quiet"
          size="small"
          icon={Sparkles}
          title={words.proposeHint}
          onClick={async () => {
            const proposed = await propose();
            if (proposed) onReplace(proposed, words.proposed);
            else onNothingProposed();
          }}
        >
          {words.propose}
        </Button>
      </div>
      {expectations.length === 0 && <p className="text-sm text-ink-second">{words.noExpectations}</p>}
      <ol ref={list} className="flex flex-col">
        {expectations.map((one, index) => (
          <ExpectationRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an expectation is known by its place
            key={`${index} ${one.kind}`}
            of={one}
            request={request}
            problems={problems.filter(({ path }) => path.startsWith(`expectations.${index}.`))}
            onChange={(next) => onChange(expectations.map((old, place) => (place === index ? next : old)))}
            onRemove={() =>
              onReplace(
                expectations.filter((_, place) => place !== index),
                words.expectationRemoved,
              )
            }
          />
        ))}
      </ol>
      <AddMenu
        label={words.add}
        kinds={kindsOfRequest(request).map((name) => ({ name, label: names[name] }))}
        onAdd={add}
      />
    </section>
  );
}

/** Whether a value is a number or a code, so that several such fields fit into one line. */
const isShort = ({ control, name }: ExpectationFieldOf): boolean =>
  ['number', 'numbers', 'language'].includes(control) || (control === 'suggested' && name !== 'row');

interface ExpectationRowProps {
  of: CaseExpectation;
  request: Case['request'];
  problems: readonly CaseProblem[];
  onChange: (expectation: CaseExpectation) => void;
  onRemove: () => void;
}

function ExpectationRow({ of: one, request, problems, onChange, onRemove }: ExpectationRowProps) {
  const words = useWords(caseEditorWords);
  const name = useWords(casesWords).expectationNames[one.kind];
  const id = useId();
  const enabled = one.enabled !== false;
  const set = (field: string, value: unknown) => {
    const { [field]: _, ...others } = one as Readonly<Record<string, unknown>>;
    onChange((value === undefined ? others : { ...one, [field]: value }) as CaseExpectation);
  };
  const about = 'language' in one ? (one.language ?? '') : '';
  const fields = expectationFields[one.kind];
  return (
    <li aria-labelledby={id} className="flex flex-col gap-2 border-t border-line py-2">
      <div className="flex items-center gap-2">
        <label className="flex min-h-8 min-w-0 flex-1 items-center gap-2">
          <input
            type="checkbox"
            aria-label={words.checked(name)}
            checked={enabled}
            onChange={({ target }) => set('enabled', target.checked ? undefined : false)}
            className="size-4 shrink-0 accent-ink"
          />
          <span id={id} className={`text-sm font-semibold ${enabled ? '' : 'text-ink-third line-through'}`}>
            {name}
          </span>
        </label>
        <IconButton icon={Trash2} label={words.removeExpectation(name)} onClick={onRemove} />
      </div>
      {!kindsOfRequest(request).includes(one.kind) && (
        <p className="text-sm text-transliterated">{words.misfit}</p>
      )}
      {fields.length > 0 && (
        <div
          data-values
          className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] items-end gap-2 ps-6"
        >
          {fields.map((field) => (
            <div key={field.name} className={isShort(field) ? 'min-w-0' : 'col-span-full min-w-0'}>
              <ExpectationField
                field={field}
                value={Reflect.get(one, field.name)}
                language={about}
                request={request}
                onChange={(value) => set(field.name, value)}
              />
            </div>
          ))}
        </div>
      )}
      {problems.map(({ sentence }) => (
        <p key={sentence} className="ps-6 text-sm text-failed">
          {sentence}
        </p>
      ))}
    </li>
  );
}
