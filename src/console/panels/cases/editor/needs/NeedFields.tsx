import type { Need } from '#cases/case-file/need.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { entryWords } from '#console/catalogues/databases/entries.ts';
import { operationNames } from '#console/catalogues/operation-names.ts';
import { serviceWords } from '#console/catalogues/service/service.ts';
import { useWords } from '#console/catalogues/words.ts';
import { FaultSelect } from '#console/targets/FaultSelect.tsx';
import { segmentCodes } from '#console/targets/fault-kinds.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextArea, TextInput } from '#console/ui/controls/TextInput.tsx';
import { LanguageSelect, languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { type OperationId, operationIds } from '#contract/errors.ts';
import { SpeechToTextLanguage, TranslationLanguage, TransliterationLanguage } from '#contract/languages.ts';
import { documentedSpeakers } from '#contract/text-to-speech.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { SuggestedField } from '../fields/SuggestedField.tsx';
import { TextsField } from '../fields/TextsField.tsx';
import { type NeededFault, nameOfFault, newFault, withFaultOperation } from './new-need.ts';

interface NeedFieldsProps<Of extends Need> {
  of: Of;
  onChange: (need: Of) => void;
}

/** The values of a need. */
export function NeedFields({
  of: need,
  operation,
  onChange,
}: NeedFieldsProps<Need> & { operation: OperationId }) {
  switch (need.kind) {
    case 'local-service':
      return null;
    case 'dialect':
      return <DialectField of={need} onChange={onChange} />;
    case 'engine':
      return <EngineFields of={need} onChange={onChange} />;
    case 'fault':
      return <FaultFields of={need} onChange={onChange} ofCase={operation} />;
    case 'entry':
      return <EntryFields of={need} onChange={onChange} />;
    case 'exception':
      return <ExceptionFields of={need} onChange={onChange} />;
  }
}

function DialectField({ of: need, onChange }: NeedFieldsProps<Extract<Need, { kind: 'dialect' }>>) {
  const words = useWords(caseEditorWords).needs;
  return (
    <Field label={words.dialect}>
      <Select
        value={need.dialect}
        options={(['documented', 'observed'] as const).map((value) => ({
          value,
          label: words.dialects[value],
        }))}
        onChange={(dialect) => onChange({ ...need, dialect })}
      />
    </Field>
  );
}

const moderationStates = ['moderated', 'in-progress', 'unmoderated'] as const;

/** For each function of engines, the operation whose displayed name labels it; `stt_batch` has a label of its own. */
const functions = {
  localization: 'localization',
  transliteration: 'transliteration',
  stt_batch: 'stt_upload',
  tts: 'tts',
} as const;
const functionNames = ['localization', 'transliteration', 'stt_batch', 'tts'] as const;

function EngineFields({ of: need, onChange }: NeedFieldsProps<Extract<Need, { kind: 'engine' }>>) {
  const words = useWords(caseEditorWords).needs;
  const names = useWords(operationNames);
  const languages = {
    localization: TranslationLanguage.options.map(languageOption),
    transliteration: TransliterationLanguage.options.map(languageOption),
    stt_batch: SpeechToTextLanguage.options.map(languageOption),
    tts: documentedSpeakers.map((value) => ({ value })),
  };
  return (
    <>
      <Field label={words.function}>
        <Select
          value={need.function}
          options={functionNames.map((value) => ({
            value,
            label: value === 'stt_batch' ? words.speechToText : names[functions[value]],
          }))}
          onChange={(name) => onChange({ ...need, function: name })}
        />
      </Field>
      <SuggestedField
        label={need.function === 'tts' ? words.voice : words.language}
        suggestions={languages[need.function]}
        value={need.language}
        onChange={(language) => onChange({ ...need, language })}
      />
    </>
  );
}

function FaultFields({ of: need, ofCase, onChange }: NeedFieldsProps<NeededFault> & { ofCase: OperationId }) {
  const words = useWords(caseEditorWords).needs;
  const names = useWords(operationNames);
  const faultWords = useWords(serviceWords).faults;
  const { fault } = need;
  // A text that is not a number is kept, and the schema reports it beside the field.
  const setNumber = (name: 'status' | 'milliseconds') => (value: number | string | undefined) =>
    onChange({ ...need, fault: { ...fault, [name]: value ?? '' } as typeof fault });
  return (
    <>
      <Field label={words.faultOf}>
        <Select
          value={need.operation ?? ''}
          options={[
            { value: '' as const, label: words.ofThisCase },
            ...operationIds.map((value) => ({ value, label: names[value] })),
          ]}
          onChange={(operation) =>
            onChange(withFaultOperation(need, operation === '' ? undefined : operation, ofCase))
          }
        />
      </Field>
      <FaultSelect
        operation={need.operation ?? ofCase}
        value={nameOfFault(fault)}
        onChange={(name) => onChange({ ...need, fault: newFault(name) })}
      />
      {fault.kind === 'status' && (
        <NumberField label={faultWords.status} value={fault.status} onChange={setNumber('status')} />
      )}
      {fault.kind === 'delay' && (
        <NumberField
          label={faultWords.milliseconds}
          value={fault.milliseconds}
          onChange={setNumber('milliseconds')}
        />
      )}
      {fault.kind === 'segment' && (
        <Field label={faultWords.segment}>
          <Select
            value={String(fault.apiStatus)}
            options={segmentCodes.map((code) => ({ value: code as string, label: code }))}
            onChange={(code) => onChange({ ...need, fault: { ...fault, apiStatus: Number(code) as -3 } })}
          />
        </Field>
      )}
    </>
  );
}

function EntryFields({ of: need, onChange }: NeedFieldsProps<Extract<Need, { kind: 'entry' }>>) {
  const words = useWords(caseEditorWords).needs;
  const { state, states } = useWords(entryWords);
  const text = (name: 'source' | 'translation', language: string) => (
    <div className="min-w-0 @md:col-span-2">
      <Field label={words[name]}>
        <TextArea
          {...languageAttributes(language)}
          rows={1}
          value={need[name]}
          onChange={({ target }) => onChange({ ...need, [name]: target.value })}
          className="field-sizing-content max-h-60 min-h-9 px-2.5 py-1.5 text-base"
        />
      </Field>
    </div>
  );
  return (
    <>
      <LanguagePair of={need} codes={TranslationLanguage.options} onChange={onChange} />
      {text('source', need.from)}
      {text('translation', need.to)}
      <Field label={state}>
        <Select
          value={need.moderation}
          options={moderationStates.map((value) => ({ value, label: states[value] }))}
          onChange={(moderation) => onChange({ ...need, moderation })}
        />
      </Field>
    </>
  );
}

function ExceptionFields({ of: need, onChange }: NeedFieldsProps<Extract<Need, { kind: 'exception' }>>) {
  const words = useWords(caseEditorWords).needs;
  return (
    <>
      <LanguagePair of={need} codes={TransliterationLanguage.options} onChange={onChange} />
      <Field label={words.word}>
        <TextInput
          {...languageAttributes(need.from)}
          value={need.word}
          onChange={({ target }) => onChange({ ...need, word: target.value })}
        />
      </Field>
      <div className="min-w-0 @md:col-span-2">
        <TextsField
          label={words.spellings}
          language={need.to}
          texts={need.spellings}
          onChange={(spellings) => onChange({ ...need, spellings })}
        />
      </div>
    </>
  );
}

interface LanguagePairProps<Of extends { readonly from: string; readonly to: string }> {
  of: Of;
  codes: readonly Of['from'][];
  onChange: (need: Of) => void;
}

function LanguagePair<Of extends { readonly from: string; readonly to: string }>({
  of: need,
  codes,
  onChange,
}: LanguagePairProps<Of>) {
  const words = useWords(caseEditorWords).needs;
  return (['from', 'to'] as const).map((side) => (
    <Field key={side} label={words[side]}>
      <LanguageSelect
        codes={codes}
        value={need[side]}
        onChange={(code) => onChange({ ...need, [side]: code })}
      />
    </Field>
  ));
}
