import { type CaseInSet, folderOf } from '#cases/archive/case-set.ts';
import type { Case } from '#cases/case-file/case.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextArea, TextInput } from '#console/ui/controls/TextInput.tsx';
import { ListField } from './fields/ListField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { SuggestedField } from './fields/SuggestedField.tsx';

interface DetailFieldsProps {
  of: Case;
  folder: string;
  folderProblem: string | undefined;
  cases: readonly CaseInSet[];
  onFolder: (folder: string) => void;
  onChange: (changed: Partial<Case>) => void;
}

const retries = Array.from({ length: 11 }, (_, count) => String(count));
const readText = (text: string) => text;

/** Name, folder, tags, notes, retries and delay of a case. */
export function DetailFields({
  of: one,
  folder,
  folderProblem,
  cases,
  onFolder,
  onChange,
}: DetailFieldsProps) {
  const words = useWords(caseEditorWords);
  const folders = [...new Set(cases.map(({ path }) => folderOf(path)))].filter((path) => path !== '').sort();
  return (
    <div className="grid gap-3 @md:grid-cols-2">
      <div className="min-w-0 @md:col-span-2">
        <Field label={words.name}>
          <TextInput
            dir="auto"
            maxLength={200}
            value={one.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
      </div>
      <SuggestedField
        label={words.folder}
        hint={words.folderHint}
        problem={folderProblem}
        suggestions={folders.map((value) => ({ value }))}
        value={folder}
        onChange={onFolder}
      />
      <ListField
        label={words.tags}
        hint={words.tagsHint}
        items={one.tags ?? []}
        read={readText}
        onChange={(tags) => onChange({ tags: tags.length === 0 ? undefined : tags })}
      />
      <div className="min-w-0 @md:col-span-2">
        <Field label={words.notes}>
          <TextArea
            dir="auto"
            rows={2}
            value={one.notes ?? ''}
            onChange={({ target }) => onChange({ notes: target.value === '' ? undefined : target.value })}
            className="field-sizing-content max-h-60 px-2.5 py-1.5 text-base"
          />
        </Field>
      </div>
      <Field label={words.retries}>
        <Select
          value={String(one.retries ?? 0)}
          options={retries.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange({ retries: value === '0' ? undefined : Number(value) })}
        />
      </Field>
      <NumberField
        label={words.delay}
        unit={words.milliseconds}
        placeholder={retries[0]}
        value={one.delay}
        // A text that is not a delay is kept, and the schema reports it beside the field.
        onChange={(delay) => onChange({ delay: delay as number | undefined })}
      />
    </div>
  );
}
