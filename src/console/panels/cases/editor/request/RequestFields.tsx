import { useQuery } from '@tanstack/react-query';
import type { Case } from '#cases/case-file/case.ts';
import { starterRequest } from '#cases/case-file/starter-request.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { operationNames } from '#console/catalogues/operation-names.ts';
import { useWords } from '#console/catalogues/words.ts';
import { accountsQuery, targetsQuery } from '#console/targets/queries.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { operationIds } from '#contract/errors.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { FieldControl } from './FieldControl.tsx';
import { requestFields } from './request-fields.ts';
import { hasFields, otherFields, withField } from './request-values.ts';

interface RequestFieldsProps {
  of: Case;
  onChange: (changed: Partial<Case>) => void;
  /** Called instead when the whole request is replaced, which can be undone. */
  onReplace: (changed: Partial<Case>, what: string) => void;
}

/** The operation, target, account and the fields of the request. */
export function RequestFields({ of: one, onChange, onReplace }: RequestFieldsProps) {
  const words = useWords(caseEditorWords);
  const names = useWords(operationNames);
  const { request } = one;
  const { data: targets } = useQuery(targetsQuery);
  const { data: accounts } = useQuery(accountsQuery);
  const others = otherFields(request);
  const shown = requestFields[request.operation].filter(({ part }) => part !== 'body' || hasFields(request));
  const ofTheRun = { value: '', label: words.ofTheRun };
  return (
    <section aria-label={words.request} className="flex min-w-0 flex-col gap-3">
      <h3 className="text-base font-semibold">{words.request}</h3>
      <Field label={words.operation}>
        <Select
          value={request.operation}
          options={operationIds.map((value) => ({ value, label: names[value] }))}
          onChange={(operation) => onReplace({ request: starterRequest(operation) }, words.operationChanged)}
        />
      </Field>
      <div className="grid gap-3 @md:grid-cols-2">
        <Field label={words.target}>
          <Select
            value={one.target ?? ''}
            options={[
              ofTheRun,
              ...(targets?.targets ?? []).map(({ name }) => ({ value: name, label: name })),
            ]}
            onChange={(target) => onChange({ target: target === '' ? undefined : target })}
          />
        </Field>
        {(one.target === undefined || one.target === embeddedTarget || one.account !== undefined) && (
          <Field label={words.account}>
            <Select
              value={one.account ?? ''}
              options={[ofTheRun, ...(accounts ?? []).map(({ name }) => ({ value: name, label: name }))]}
              onChange={(account) => onChange({ account: account === '' ? undefined : account })}
            />
          </Field>
        )}
        {shown.map((field) => (
          <div
            key={`${request.operation} ${field.part} ${field.name}`}
            className={
              field.control === 'strings' || field.control === 'text' || field.control === 'languages'
                ? 'min-w-0 @md:col-span-2'
                : 'min-w-0'
            }
          >
            <FieldControl
              field={field}
              request={request}
              onChange={(value) => onChange({ request: withField(request, field.part, field.name, value) })}
            />
          </div>
        ))}
      </div>
      {request.operation === 'stt_upload' && (
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={request.awaitTranscript === true}
            onChange={({ target }) => {
              const { awaitTranscript: _, ...rest } = request;
              onChange({ request: target.checked ? { ...rest, awaitTranscript: true } : rest });
            }}
            className="size-4 accent-ink"
          />
          {words.awaitTranscript}
        </label>
      )}
      {others.length > 0 && <p className="text-sm text-ink-third">{words.others(others.join(', '))}</p>}
    </section>
  );
}
