import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Card } from '#console/ui/Card.tsx';
import { classNames } from '#console/ui/class-names.ts';
import { formatNumber } from '#console/ui/format.ts';
import { languageAttributes } from '#console/ui/LanguageText.tsx';
import { Samples } from '#console/ui/Samples.tsx';
import { Segmented } from '#console/ui/Segmented.tsx';
import { localLimits } from '#contract/limits.ts';
import { type InputMode, inputModes, inputOf, languageOf, type TextToSpeechForm } from './form.ts';
import { samples } from './samples.ts';
import { ssmlHint } from './ssml-hint.ts';

interface InputCardProps {
  form: TextToSpeechForm;
  onChange: (change: Partial<TextToSpeechForm>) => void;
}

/** What to say: plain text, several sentences, or SSML. */
export function InputCard({ form, onChange }: InputCardProps) {
  const words = useWords(textToSpeechWords);
  const { mode } = form;
  const input = inputOf(form);
  const ssml = mode === 'ssml';
  const names: Record<InputMode, string> = { text: words.text, sentences: words.sentences, ssml: words.ssml };
  return (
    <Card aria-label={words.input} className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5">
        <Segmented
          label={words.kind}
          value={mode}
          onChange={(next) => onChange({ mode: next })}
          options={inputModes.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <Samples
          samples={samples.map(({ name }) => ({ name, label: words.sample[name] }))}
          onChoose={(name) => onChange(samples.find((sample) => sample.name === name)?.form ?? {})}
        />
        <span className="ms-auto text-sm text-ink-third tabular">
          {ssml
            ? words.bytes(formatNumber(new Blob([input]).size), formatNumber(localLimits.ssmlBytes))
            : words.characters(formatNumber([...input].length), formatNumber(localLimits.textCharacters))}
        </span>
      </div>
      <textarea
        aria-label={names[mode]}
        value={input}
        onChange={({ target }) => onChange(ssml ? { ssml: target.value } : { text: target.value })}
        placeholder={words.placeholder}
        spellCheck={false}
        {...languageAttributes(languageOf(form))}
        {...(ssml && { dir: 'ltr' as const })}
        className={classNames(
          'min-h-48 w-full flex-1 resize-y bg-transparent px-4 py-3 focus-visible:-outline-offset-2',
          ssml ? 'field-sizing-content font-mono text-base leading-7' : 'text-result',
        )}
      />
      {ssml && <SsmlState ssml={input} />}
    </Card>
  );
}

function SsmlState({ ssml }: { ssml: string }) {
  const words = useWords(textToSpeechWords);
  const hint = ssmlHint(ssml, words);
  if (ssml.trim() === '') return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 text-sm"
    >
      {hint ? (
        <>
          <span className="rounded-sm bg-failed-tint px-1.5 font-mono text-xs font-semibold text-failed tabular">
            {hint.line}:{hint.column}
          </span>
          <span>{hint.message}</span>
          <span className="text-ink-third">{words.stillSent}</span>
        </>
      ) : (
        <span className="text-served">{words.wellFormed}</span>
      )}
    </div>
  );
}
