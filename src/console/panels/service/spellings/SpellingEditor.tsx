import { spellingWords } from '#console/catalogues/databases/spellings.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { LanguageSelect } from '#console/ui/languages/LanguageSelect.tsx';
import { LanguageText, languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { TransliterationLanguage } from '#contract/languages.ts';
import type { Exception, ExceptionDraft } from '#contract/local/exceptions.ts';
import { transliterationDomains } from '#contract/transliteration.ts';
import { draftName, EditorPane, type FormRules, type FormState } from '../database/editor/EditorPane.tsx';
import { AccountField, DomainField } from '../database/editor/ScopeFields.tsx';
import type { Edits } from '../database/use-edits.ts';
import { SpellingList } from './SpellingList.tsx';
import { draftOf, emptyForm, formOf, problemsOf, SpellingForm } from './spelling-form.ts';
import { type SpellingFilters, spellings } from './spellings.ts';

const rules: FormRules<Exception, ExceptionDraft, SpellingForm> = {
  schema: SpellingForm,
  formOf,
  draftOf,
  isValid: (form) => problemsOf(form) === undefined,
};

interface SpellingEditorProps {
  edits: Edits<Exception, ExceptionDraft>;
  /** The exception to change; absent for a new one. */
  exception?: Exception | undefined;
  /** The built-in exception from which a new one is copied. */
  copied?: Exception | undefined;
  /** The filters of the list; their languages are preselected in a new exception. */
  filters: SpellingFilters;
  onCopy: (exception: Exception) => void;
  onClose: () => void;
}

/** Edits an exception: the word, its languages and its spellings, domain and account. */
export function SpellingEditor({ edits, exception, copied, filters, onCopy, onClose }: SpellingEditorProps) {
  const words = useWords(spellingWords);
  return (
    <EditorPane
      database={spellings}
      edits={edits}
      rules={rules}
      item={exception}
      initial={
        copied ? { ...formOf(copied), revision: 0 } : emptyForm(filters.from || 'en', filters.to || 'hi')
      }
      draftName={draftName(exception, copied)}
      title={exception ? words.entry : words.newEntry}
      theirs={({ word, from, to, spellings: theirs }) => (
        <p className="flex flex-wrap gap-x-3 text-base">
          <LanguageText code={from}>{word}</LanguageText>
          <LanguageText code={to}>{theirs.join(' · ')}</LanguageText>
        </p>
      )}
      onCopy={onCopy}
      onClose={onClose}
    >
      {(state) => <SpellingFields state={state} />}
    </EditorPane>
  );
}

function SpellingFields({ state }: { state: FormState<SpellingForm> }) {
  const { form, change, showProblems, readOnly } = state;
  const words = useWords(spellingWords);
  const problems = showProblems ? problemsOf(form) : undefined;
  const set = (next: Partial<SpellingForm>) => change({ ...form, ...next });
  return (
    <>
      <Field
        label={words.word}
        hint={words.wordHint}
        problem={problems?.word && words.problems[problems.word]}
      >
        <TextInput
          {...languageAttributes(form.from)}
          value={form.word}
          readOnly={readOnly}
          onChange={({ target }) => set({ word: target.value })}
          className="text-lg"
        />
      </Field>
      <div className="flex flex-wrap gap-4">
        <Field label={words.from} problem={problems?.languages && words.problems[problems.languages]}>
          <LanguageSelect
            codes={TransliterationLanguage.options}
            value={form.from}
            disabled={readOnly}
            onChange={(from) => set({ from })}
          />
        </Field>
        <Field label={words.to}>
          <LanguageSelect
            codes={TransliterationLanguage.options}
            value={form.to}
            disabled={readOnly}
            onChange={(to) => set({ to })}
          />
        </Field>
      </div>
      <SpellingList
        language={form.to}
        spellings={form.spellings}
        readOnly={readOnly}
        problem={problems?.spellings && words.problems[problems.spellings]}
        onChange={(next) => set({ spellings: next })}
      />
      <div className="flex flex-wrap gap-4">
        <DomainField
          value={form.domain}
          options={transliterationDomains.map((value) => ({ value, label: words.domains[value] }))}
          disabled={readOnly}
          onChange={(domain) => set({ domain })}
        />
        <AccountField value={form.account} disabled={readOnly} onChange={(account) => set({ account })} />
      </div>
    </>
  );
}
