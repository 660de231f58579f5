import { FileUp } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { inputWords } from '#console/catalogues/translation-input.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Dialog } from '#console/ui/Dialog.tsx';
import { Field } from '#console/ui/Field.tsx';
import { formatNumber } from '#console/ui/format.ts';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { Select } from '#console/ui/Select.tsx';
import { Switch } from '#console/ui/Switch.tsx';
import { countCharacters } from '#console/ui/strings.ts';
import type { TranslationForm } from './form.ts';
import { columnOf, type ImportedTable, kindOf, readTable } from './import-table.ts';
import { overLimits } from './input-limits.ts';

interface ImportDialogProps {
  form: TranslationForm;
  /** What was pasted, when a paste opened the dialog. */
  pasted: string;
  onImport: (strings: readonly string[], how: 'replace' | 'add') => void;
  onClose: () => void;
}

const previewed = 5;

/** Strings from a file or a paste out of a spreadsheet: which column, and what would be sent. */
export function ImportDialog({ form, pasted, onImport, onClose }: ImportDialogProps) {
  const words = useWords(inputWords).import;
  const [text, setText] = useState(pasted);
  const [name, setName] = useState<string>();
  const [table, setTable] = useState<ImportedTable>();
  const [column, setColumn] = useState(0);
  const [heading, setHeading] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const columnId = useId();

  useEffect(() => {
    let current = true;
    readTable(text, kindOf(name, text)).then((read) => {
      if (!current) return;
      setTable(read);
      setColumn((before) => (before < read.columns ? before : 0));
    });
    return () => {
      current = false;
    };
  }, [text, name]);

  const strings = useMemo(() => (table ? columnOf(table, column, heading) : []), [table, column, heading]);
  const characters = countCharacters(strings);
  const take = (how: 'replace' | 'add') => {
    onImport(strings, how);
    onClose();
  };
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    setText(await chosen.text());
    setName(chosen.name);
  };
  const { rows = [], columns = 0, problem } = table ?? {};
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Field label={words.paste} hint={words.hint}>
          {(ids) => (
            <textarea
              {...ids}
              value={text.length > 20_000 ? text.slice(0, 20_000) : text}
              readOnly={text.length > 20_000}
              onChange={(event) => {
                setText(event.target.value);
                setName(undefined);
              }}
              spellCheck={false}
              rows={4}
              dir="auto"
              className="w-full rounded border border-control bg-surface px-3 py-2 text-base whitespace-pre"
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={FileUp} onClick={() => file.current?.click()}>
            {words.choose}
          </Button>
          {name && <span className="text-sm wrap-anywhere text-ink-second">{name}</span>}
          <input
            ref={file}
            type="file"
            aria-label={words.choose}
            accept=".txt,.csv,.tsv,.tab,.json,text/plain,text/csv,application/json"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </div>
        {problem && (
          <p role="alert" className="text-sm text-failed">
            {words.problem(problem)}
          </p>
        )}
        {columns > 1 && (
          <div className="flex flex-col gap-1">
            <label htmlFor={columnId} className="text-sm text-ink-second">
              {words.column}
            </label>
            <Select
              id={columnId}
              options={Array.from({ length: columns }, (_, place) => ({
                value: String(place),
                label: words.columnName(place + 1, rows[0]?.[place] ?? ''),
              }))}
              value={String(column)}
              onChange={(value) => setColumn(Number(value))}
            />
          </div>
        )}
        {rows.length > 0 && <Switch label={words.heading} checked={heading} onChange={setHeading} />}
        {strings.length > 0 && (
          <ol aria-label={words.preview} className="rounded border border-line bg-sunken px-3 py-2 text-base">
            {[...strings.slice(0, previewed).entries()].map(([place, string]) => (
              <li key={place} className="truncate">
                <LanguageText code={form.source}>{string}</LanguageText>
              </li>
            ))}
          </ol>
        )}
        <p role="status" className="text-sm text-ink-second tabular">
          {words.counted(
            formatNumber(strings.length),
            formatNumber(characters),
            formatNumber(characters * form.targets.length),
          )}{' '}
          {overLimits(strings).length > 0 && words.overLimit}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" disabled={strings.length === 0} onClick={() => take('replace')}>
            {words.replace}
          </Button>
          <Button disabled={strings.length === 0} onClick={() => take('add')}>
            {words.add}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
