import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { inputWords } from '#console/catalogues/translation/input.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import type { TranslationForm } from '../form/form.ts';
import { maxTokens } from '../form/max-tokens.ts';
import { withStrings } from '../form/with-strings.ts';
import { type ColumnFacts, type ImportSource, maxCharacters, type TableFacts } from './import-job.ts';
import { keepImportedColumns } from './imported-columns.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  form: TranslationForm;
  /** The paste or dropped file that opened the dialog, if any. */
  source: ImportSource;
  /** Called with the form that contains the imported strings. */
  onImport: (change: Partial<TranslationForm>) => void;
  onClose: () => void;
}

/** Longer text is imported without being shown for editing. */
const maxEditableCharacters = 20_000;

/** Imports strings from a file or a spreadsheet paste: choice of a column, and a preview. */
export function ImportDialog({ form, source: given, onImport, onClose }: ImportDialogProps) {
  const words = useWords(inputWords).import;
  const [source, setSource] = useState(given);
  const { table, chosen, column, skipHeading, choose, take, failure } = useImport(source);
  const input = useRef<HTMLInputElement>(null);
  const text = 'text' in source ? source.text : '';
  const nothing = !chosen || chosen.strings === 0 || chosen.tooLong;
  const finish = (how: 'replace' | 'add') =>
    take((strings, others) => {
      keepImportedColumns(others, how);
      onImport(withStrings(form, strings, how));
      onClose();
    });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Field label={words.paste} hint={words.hint}>
          <TextArea
            value={text.slice(0, maxEditableCharacters)}
            readOnly={text.length > maxEditableCharacters}
            onChange={(event) => setSource({ text: event.target.value })}
            rows={4}
            dir="auto"
            className="px-3 py-2 text-base whitespace-pre"
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={FileUp} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          {'file' in source && (
            <span className="min-w-0 text-sm wrap-anywhere text-ink-second">{source.file.name}</span>
          )}
          <input
            ref={input}
            type="file"
            aria-label={words.choose}
            accept=".txt,.csv,.tsv,.tab,.json,text/plain,text/csv,application/json"
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) setSource({ file });
              // The same file can be chosen again after it was changed.
              target.value = '';
            }}
          />
        </div>
        {table && table.columns > 1 && (
          <Field label={words.column}>
            <Select
              options={Array.from({ length: table.columns }, (_, place) => ({
                value: String(place),
                label: words.columnName(place + 1, table.first[place] ?? ''),
              }))}
              value={String(column)}
              onChange={(value) => choose(Number(value), skipHeading)}
            />
          </Field>
        )}
        {table && table.rows > 0 && (
          <Switch
            label={words.heading}
            checked={skipHeading}
            onChange={(checked) => choose(column, checked)}
          />
        )}
        <ImportFacts form={form} table={table} chosen={chosen} failure={failure} />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" disabled={nothing} onClick={() => finish('replace')}>
            {words.replace}
          </Button>
          <Button disabled={nothing} onClick={() => finish('add')}>
            {words.add}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ImportFactsProps {
  form: TranslationForm;
  table: TableFacts | undefined;
  chosen: ColumnFacts | undefined;
  failure: string | undefined;
}

/** What an import found: problems, the first strings, and the amount to import. */
function ImportFacts({ form, table, chosen, failure }: ImportFactsProps) {
  const words = useWords(inputWords).import;
  const problem = failure === undefined ? table?.problem : ({ kind: 'failed', detail: failure } as const);
  return (
    <>
      {problem && (
        <p role="alert" className="text-sm wrap-anywhere text-failed">
          {words.problems[problem.kind](problem.detail)} {words.kept}
        </p>
      )}
      {table?.encoding && table.encoding !== 'utf-8' && (
        <p className="text-sm text-ink-second">{words.encodings[table.encoding]}</p>
      )}
      {chosen && chosen.preview.length > 0 && (
        <ol aria-label={words.preview} className="rounded border border-line bg-sunken px-3 py-2 text-base">
          {[...chosen.preview.entries()].map(([place, string]) => (
            <li key={place} className="truncate">
              <LanguageText code={form.source}>{string}</LanguageText>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="text-sm text-ink-second tabular">
        {chosen
          ? words.counted(
              formatNumber(chosen.strings),
              formatNumber(chosen.characters),
              formatNumber(maxTokens(form, chosen.characters)),
            )
          : !problem && words.reading}{' '}
        {chosen && chosen.over.length > 0 && !chosen.tooLong && words.overLimit}{' '}
        {chosen && chosen.multiline > 0 && words.broken(formatNumber(chosen.multiline))}
      </p>
      {chosen?.tooLong && (
        <p role="alert" className="text-sm text-failed">
          {words.tooLong(formatNumber(maxCharacters))} {words.kept}
        </p>
      )}
    </>
  );
}
