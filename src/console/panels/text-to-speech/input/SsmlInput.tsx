import { Suspense, useEffect, useRef, useState } from 'react';
import { ssmlProblemWords } from '#console/catalogues/text-to-speech/ssml-problems.ts';
import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { findLanguage } from '#contract/languages.ts';
import { languageOf } from '../form/form.ts';
import type { TextToSpeechForm } from '../form/form-schema.ts';
import type { SpeakerChoices } from '../form/speakers.ts';
import { SsmlProblems } from './SsmlProblems.tsx';
import { editOf, type TextEdit, tagEdit } from './ssml-edit.ts';
import type { SsmlEditorHandle } from './ssml-editor.ts';
import type { SsmlProblem } from './ssml-problems.ts';
import { TagButtons } from './TagButtons.tsx';

const { Component: SsmlEditor } = preloadable(async () => (await import('./SsmlEditor.tsx')).SsmlEditor);

interface SsmlInputProps {
  form: TextToSpeechForm;
  choices: SpeakerChoices;
  onChange: (change: Partial<TextToSpeechForm>) => void;
}

const noProblems: readonly SsmlProblem[] = [];

/**
 * SSML in the editor or a plain text area, with tag buttons, conversion from and to plain text, and a list of problems.
 */
export function SsmlInput({ form, choices, onChange }: SsmlInputProps) {
  const words = useWords(textToSpeechWords);
  const checked = useProblems(form.ssml, choices);
  const problems = checked?.problems;
  const [note, setNote] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<SsmlEditorHandle>();
  const language = languageOf(form);
  const change = (ssml: string) => {
    setNote(undefined);
    onChange({ ssml });
  };
  const apply = (edit: TextEdit) => {
    if (editor) editor.edit(edit);
    else change(form.ssml.slice(0, edit.from) + edit.insert + form.ssml.slice(edit.to));
  };
  const toText = async () => {
    const { ssmlToText } = await import('./ssml-convert.ts');
    const read = ssmlToText(form.ssml);
    setNote(read ? words.convert.lost(read.lost.join(', ')) : words.convert.unreadable);
    if (read) onChange({ text: read.text });
  };
  const fromText = async () => {
    const { textToSsml } = await import('./ssml-convert.ts');
    change(textToSsml(form.text, findLanguage(language)?.bcp47));
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
        <TagButtons
          language={language}
          speaker={form.speaker}
          voices={choices.codes}
          clearOf={() => editor?.selectionBox()}
          onInsert={(tag, attributes, content) => {
            const plain = box.current;
            const selection = editor?.selection() ?? {
              from: plain?.selectionStart ?? form.ssml.length,
              to: plain?.selectionEnd ?? form.ssml.length,
            };
            apply(tagEdit(form.ssml, selection, tag, attributes, content));
          }}
        />
        <div className="ms-auto flex flex-wrap gap-1">
          <Button look="quiet" size="small" disabled={form.text.trim() === ''} onClick={fromText}>
            {words.convert.fromText}
          </Button>
          <Button look="quiet" size="small" disabled={form.ssml.trim() === ''} onClick={toText}>
            {words.convert.toText}
          </Button>
        </div>
      </div>
      {form.plainBox ? (
        <textarea
          ref={box}
          aria-label={words.ssml}
          value={form.ssml}
          onChange={({ target }) => change(target.value)}
          placeholder={words.placeholder}
          spellCheck={false}
          {...languageAttributes(language)}
          dir="ltr"
          className="field-sizing-content max-h-[40dvh] min-h-32 w-full flex-1 resize-y bg-transparent px-4 py-3 font-mono text-base leading-7 focus-visible:-outline-offset-2"
        />
      ) : (
        <Suspense fallback={<div className="min-h-32 flex-1" />}>
          <SsmlEditor
            ssml={form.ssml}
            language={language}
            voices={choices.codes}
            problems={problems ?? noProblems}
            onChange={change}
            onReady={setEditor}
          />
        </Suspense>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-4 py-1.5 text-sm text-ink-third">
        <Switch
          label={words.plainBox}
          checked={form.plainBox}
          onChange={(plainBox) => onChange({ plainBox })}
        />
        <p id="ssml-help" className="min-w-0 flex-1">
          {form.plainBox ? '' : words.editorHelp}
        </p>
      </div>
      {note && (
        <p role="status" className="border-t border-line px-4 py-2 text-sm">
          {note}
        </p>
      )}
      {form.ssml.trim() !== '' && (
        <SsmlProblems
          problems={problems}
          onGo={({ from, to }) => {
            editor?.select(from, to);
            box.current?.focus();
            box.current?.setSelectionRange(from, to);
          }}
          onFix={(fix) => {
            // If the text has changed since it was checked, the fix may not fit; it will be checked again shortly.
            if (checked?.ssml !== form.ssml) return;
            apply(editOf(form.ssml, fix));
            box.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Milliseconds without typing after which the text is checked, as checking a long one at every key would be slow. */
const typingPause = 150;

interface CheckedSsml {
  readonly ssml: string;
  readonly problems: readonly SsmlProblem[];
}

function useProblems(ssml: string, { offered }: SpeakerChoices): CheckedSsml | undefined {
  const words = useWords(ssmlProblemWords);
  const [problems, setProblems] = useState<CheckedSsml>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./ssml-problems.ts').then(
        ({ ssmlProblems }) => setProblems({ ssml, problems: ssmlProblems(ssml, { words, voices: offered }) }),
        // If the checker cannot be loaded, only the service reports problems.
        () => {},
      );
    }, typingPause);
    return () => clearTimeout(timer);
  }, [ssml, words, offered]);
  return problems;
}
