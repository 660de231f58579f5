import { LinkNote } from '#console/app/link/LinkNote.tsx';
import type { LinkState } from '#console/app/panel-form.ts';
import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RawRequestPart } from '#console/exchanges/raw-request/RawRequestPart.tsx';
import { Card } from '#console/ui/Card.tsx';
import { classNames } from '#console/ui/controls/class-names.ts';
import { Samples } from '#console/ui/controls/Samples.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import { textToSpeechInputs } from '#contract/examples/text-to-speech-inputs.ts';
import { localLimits } from '#contract/limits.ts';
import { languageOf, sentencesOf, visibleInput } from '../form/form.ts';
import { formOfCall } from '../form/form-of-call.ts';
import { inputModes, type TextToSpeechForm } from '../form/form-schema.ts';
import type { SpeakerChoices } from '../form/speakers.ts';
import { SsmlInput } from './SsmlInput.tsx';

interface InputCardProps {
  form: TextToSpeechForm;
  choices: SpeakerChoices;
  link: LinkState;
  onChange: (change: Partial<TextToSpeechForm>) => void;
}

/** The input: plain text, several sentences, SSML, or the raw request. */
export function InputCard({ form, choices, link, onChange }: InputCardProps) {
  const words = useWords(textToSpeechWords);
  return (
    <Card aria-label={words.input} className="flex min-w-0 flex-col">
      <LinkNote state={link} />
      {form.free ? (
        <div className="p-4">
          <RawRequestPart call={form.free} onChange={(free) => onChange({ free })}>
            {null}
          </RawRequestPart>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5">
            <Segmented
              label={words.kind}
              value={form.mode}
              onChange={(mode) => onChange({ mode })}
              options={inputModes.map((value) => ({ value, label: words.kinds[value] }))}
            />
            <Samples
              samples={(['hindi', 'urdu', 'ssml'] as const).map((name) => ({
                name,
                label: words.sample[name],
              }))}
              onChoose={(name) => onChange(formOfCall(textToSpeechInputs[name]))}
            />
            <Counter form={form} />
          </div>
          {form.mode === 'ssml' ? (
            <SsmlInput form={form} choices={choices} onChange={onChange} />
          ) : (
            <textarea
              aria-label={form.mode === 'text' ? words.text : words.sentences}
              value={form.text}
              onChange={({ target }) => onChange({ text: target.value })}
              placeholder={words.placeholder}
              spellCheck={false}
              {...languageAttributes(languageOf(form))}
              className="field-sizing-content max-h-[40dvh] min-h-24 w-full flex-1 resize-y bg-transparent px-4 py-3 text-result [scrollbar-gutter:stable] focus-visible:-outline-offset-2"
            />
          )}
          {form.mode === 'sentences' && <RequestsSwitch form={form} onChange={onChange} />}
        </>
      )}
    </Card>
  );
}

/** Shows the share of the limit that the input uses. */
function Counter({ form }: { form: TextToSpeechForm }) {
  const words = useWords(textToSpeechWords);
  const input = visibleInput(form);
  const ssml = form.mode === 'ssml';
  const size = ssml ? new TextEncoder().encode(input).length : [...input].length;
  const limit = ssml ? localLimits.ssmlBytes : localLimits.textCharacters;
  const counted = ssml ? words.bytes : words.characters;
  return (
    <span
      className={classNames(
        'ms-auto text-sm tabular',
        size > limit ? 'text-transliterated' : 'text-ink-third',
      )}
    >
      {counted(formatNumber(size), formatNumber(limit))}
      {size > limit && <span className="block">{words.tooLong}</span>}
    </span>
  );
}

function RequestsSwitch({ form, onChange }: Pick<InputCardProps, 'form' | 'onChange'>) {
  const words = useWords(textToSpeechWords).each;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5 text-sm text-ink-third">
      <Segmented
        label={words.label}
        value={form.requests}
        onChange={(requests) => onChange({ requests })}
        options={[
          { value: 'one', label: words.one },
          { value: 'each', label: words.each },
        ]}
      />
      <span className="tabular">{words.hint(sentencesOf(form.text).length)}</span>
    </div>
  );
}
