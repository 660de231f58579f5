import { useState } from 'react';
import { entryWords } from '#console/catalogues/databases/entries.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { LanguagePicker } from '#console/ui/languages/LanguagePicker.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { TranslationLanguage } from '#contract/languages.ts';
import { type Entry, type EntryDraft, Moderation } from '#contract/local/lookup.ts';
import { namedDomains } from '#contract/translation.ts';
import { draftName, EditorPane, type FormRules, type FormState } from '../database/editor/EditorPane.tsx';
import { AccountField, DomainField } from '../database/editor/ScopeFields.tsx';
import type { Edits } from '../database/use-edits.ts';
import { EntryTextField } from './EntryTextField.tsx';
import { entries } from './entries.ts';
import {
  draftOf,
  EntryForm,
  emptyForm,
  formOf,
  problemsOf,
  textsOf,
  withLanguages,
  withText,
} from './entry-form.ts';
import { SimilarEntries } from './SimilarEntries.tsx';

const rules: FormRules<Entry, EntryDraft, EntryForm> = {
  schema: EntryForm,
  formOf,
  draftOf,
  isValid: (form) => problemsOf(form) === undefined,
};

interface EntryEditorProps {
  edits: Edits<Entry, EntryDraft>;
  /** The entry to change; absent for a new one. */
  entry?: Entry | undefined;
  /** The built-in entry from which a new one is copied. */
  copied?: Entry | undefined;
  /** The languages of the list, which are preselected in a new entry. */
  from: TranslationLanguage;
  to: TranslationLanguage;
  onOpen: (entry: Entry) => void;
  onCopy: (entry: Entry) => void;
  onClose: () => void;
}

/** Edits an entry: a text and a state in each language, domain and account. */
export function EntryEditor({ edits, entry, copied, from, to, onOpen, onCopy, onClose }: EntryEditorProps) {
  const words = useWords(entryWords);
  return (
    <EditorPane
      database={entries}
      edits={edits}
      rules={rules}
      item={entry}
      initial={copied ? { ...formOf(copied), revision: 0 } : emptyForm([...new Set([from, to])])}
      draftName={draftName(entry, copied)}
      title={entry ? words.entry : words.newEntry}
      theirs={(theirs) => <Texts entry={theirs} />}
      onCopy={onCopy}
      onClose={onClose}
    >
      {(state) => <EntryFields state={state} id={entry?.id} to={to} onOpen={onOpen} />}
    </EditorPane>
  );
}

interface EntryFieldsProps {
  state: FormState<EntryForm>;
  /** Id of the entry, which is left out of the similar ones. */
  id: string | undefined;
  to: TranslationLanguage;
  onOpen: (entry: Entry) => void;
}

function EntryFields({ state, id, to, onOpen }: EntryFieldsProps) {
  const { form, change, showProblems, readOnly, isChanged } = state;
  const words = useWords(entryWords);
  const [edited, setEdited] = useState<TranslationLanguage>();
  const problems = showProblems ? problemsOf(form) : undefined;
  const written = form.texts.find(({ language }) => language === edited) ?? form.texts[0];
  return (
    <>
      {form.texts.map((text) => (
        <EntryTextField
          key={text.language}
          text={text}
          readOnly={readOnly}
          problem={problems?.texts[text.language]}
          onFocus={() => setEdited(text.language)}
          onChange={(next) => change(withText(form, text.language, next))}
          onRemove={() =>
            change({ ...form, texts: form.texts.filter(({ language }) => language !== text.language) })
          }
        />
      ))}
      {problems?.tooFew && <p className="text-sm text-failed">{words.tooFew}</p>}
      {!readOnly && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LanguagePicker
            codes={TranslationLanguage.options}
            chosen={form.texts.map(({ language }) => language)}
            onChange={(chosen) => change(withLanguages(form, chosen))}
          />
          <fieldset className="inline-flex flex-wrap items-center gap-1">
            <legend className="contents text-sm text-ink-second">{words.allTexts}</legend>
            {Moderation.options.map((state) => (
              <Button
                key={state}
                look="quiet"
                size="small"
                onClick={() =>
                  change({ ...form, texts: form.texts.map((text) => ({ ...text, moderation: state })) })
                }
              >
                {words.states[state]}
              </Button>
            ))}
          </fieldset>
        </div>
      )}
      <div className="flex flex-wrap gap-4">
        <DomainField
          value={form.domain}
          options={namedDomains.map((value) => ({ value, label: words.domains[value] }))}
          disabled={readOnly}
          onChange={(domain) => change({ ...form, domain })}
        />
        <AccountField
          value={form.account}
          disabled={readOnly}
          onChange={(account) => change({ ...form, account })}
        />
      </div>
      {isChanged && written && (
        <SimilarEntries
          text={written.text}
          language={written.language}
          to={to}
          without={id}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

/** All texts of an entry. */
function Texts({ entry }: { entry: Entry }) {
  return (
    <ul className="flex flex-col gap-1">
      {textsOf(entry).map(({ language, text }) => (
        <li key={language} className="text-base">
          <span className="text-sm text-ink-third">{language}</span>{' '}
          <LanguageText code={language}>{text}</LanguageText>
        </li>
      ))}
    </ul>
  );
}
