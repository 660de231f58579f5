import { useEffect, useId, useRef } from 'react';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Select } from '#console/ui/controls/Select.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { LanguageName } from './LanguageName.tsx';
import { type RequestChoice, type StageRequest, withLanguageToggled } from './request.ts';

interface RequestEditorProps {
  request: StageRequest;
  /** Sends the request; absent while it is not complete. */
  send: { readonly label: string; readonly run: () => void } | undefined;
  /** What is missing. */
  note: string | undefined;
  onClose: () => void;
}

/** The request in large type: text, languages and voice. Escape goes back to the results and keeps the changes. */
export function RequestEditor({ request, send, note, onClose }: RequestEditorProps) {
  const words = useWords(stageWords);
  const { text, choices, targets } = request;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typed = form.current?.querySelector('textarea');
    (typed ?? form.current?.querySelector('select'))?.focus();
    typed?.setSelectionRange(typed.value.length, typed.value.length);
  }, []);
  return (
    <form
      ref={form}
      aria-label={words.request.open}
      className="stage-request"
      onSubmit={(event) => {
        event.preventDefault();
        send?.run();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // Otherwise Escape would leave the stage.
        event.preventDefault();
        onClose();
      }}
    >
      {text && (
        <textarea
          {...languageAttributes(text.language)}
          aria-label={words.request.text}
          value={text.value}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => text.change(event.target.value)}
          className="stage-type stage-text border border-control bg-surface"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        {choices.map((choice) => (
          <Choice key={choice.name} choice={choice} />
        ))}
      </div>
      {targets && <Targets targets={targets} />}
      <div className="stage-actions flex items-center gap-4">
        {note && (
          <p role="status" className="stage-second text-ink-second">
            {note}
          </p>
        )}
        {send && (
          <button
            type="submit"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            className="stage-second stage-send bg-ink font-semibold text-paper"
          >
            {send.label}
          </button>
        )}
        <button
          type="button"
          aria-keyshortcuts="Escape"
          onClick={onClose}
          className="stage-second stage-send border border-control bg-surface hover:bg-sunken"
        >
          {words.request.done}
        </button>
      </div>
    </form>
  );
}

function Choice({ choice: { name, value, options, choose } }: { choice: RequestChoice }) {
  const words = useWords(stageWords).request.choices;
  const id = useId();
  return (
    <p className="flex max-w-full min-w-0 items-baseline gap-3">
      <label htmlFor={id} className="stage-small text-ink-second">
        {words[name]}
      </label>
      <Select id={id} options={options} value={value} onChange={choose} className="stage-choice" />
    </p>
  );
}

function Targets({ targets: { codes, chosen, change } }: { targets: NonNullable<StageRequest['targets']> }) {
  const words = useWords(stageWords).request;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="stage-small float-start me-3 text-ink-second">{words.choices.to}</legend>
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={chosen.includes(code)}
          onClick={() => change(withLanguageToggled(chosen, code))}
          className="stage-choice stage-pill border border-control bg-surface hover:bg-sunken"
        >
          <LanguageName code={code} />
        </button>
      ))}
    </fieldset>
  );
}
