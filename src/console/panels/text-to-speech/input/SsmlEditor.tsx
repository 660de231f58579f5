import { useEffect, useEffectEvent, useRef } from 'react';
import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { createSsmlEditor, type SsmlEditorHandle } from './ssml-editor.ts';
import type { SsmlProblem } from './ssml-problems.ts';

export interface SsmlEditorProps {
  ssml: string;
  /** The API's code of the language of the text. */
  language: string;
  voices: readonly string[];
  problems: readonly SsmlProblem[];
  onChange: (ssml: string) => void;
  /** Called with the editor when it is created, and with undefined when it is destroyed. */
  onReady: (editor: SsmlEditorHandle | undefined) => void;
}

/** An SSML editor with highlighting, completion and problems. Its text is stored in the form. */
export function SsmlEditor({ ssml, language, voices, problems, onChange, onReady }: SsmlEditorProps) {
  const words = useWords(textToSpeechWords);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<SsmlEditorHandle>(undefined);
  const changed = useEffectEvent(onChange);
  const ready = useEffectEvent(onReady);
  const { lang } = languageAttributes(language);
  const label = words.ssml;
  const begun = useEffectEvent((parent: HTMLElement) =>
    createSsmlEditor(parent, { ssml, label, describedBy: 'ssml-help', onChange: (text) => changed(text) }),
  );

  useEffect(() => {
    if (!host.current) return;
    const created = begun(host.current);
    editor.current = created;
    ready(created);
    return () => {
      ready(undefined);
      created.destroy();
    };
  }, []);

  useEffect(() => editor.current?.setText(ssml), [ssml]);
  useEffect(() => editor.current?.setLanguage(lang), [lang]);
  useEffect(() => editor.current?.setVoices(voices), [voices]);
  useEffect(() => editor.current?.setProblems(problems), [problems]);

  return <div ref={host} dir="ltr" className="min-h-32 min-w-0 flex-1" />;
}
