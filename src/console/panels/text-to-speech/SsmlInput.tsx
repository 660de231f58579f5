import { useEffect, useRef, useState } from 'react';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { languageAttributes } from '#console/ui/LanguageText.tsx';
import { languageOf, type TextToSpeechForm } from './form.ts';
import { SsmlProblems } from './SsmlProblems.tsx';
import type { SpeakerChoices } from './speakers.ts';
import type { SsmlProblem } from './ssml-problems.ts';

interface SsmlInputProps {
  form: TextToSpeechForm;
  choices: SpeakerChoices;
  onChange: (change: Partial<TextToSpeechForm>) => void;
}

/** SSML with what is wrong in it. */
export function SsmlInput({ form, choices, onChange }: SsmlInputProps) {
  const words = useWords(textToSpeechWords);
  const problems = useProblems(form.ssml, choices);
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <textarea
        ref={box}
        aria-label={words.ssml}
        value={form.ssml}
        onChange={({ target }) => onChange({ ssml: target.value })}
        placeholder={words.placeholder}
        spellCheck={false}
        {...languageAttributes(languageOf(form))}
        dir="ltr"
        className="field-sizing-content min-h-48 w-full flex-1 resize-y bg-transparent px-4 py-3 font-mono text-base leading-7 focus-visible:-outline-offset-2"
      />
      {form.ssml.trim() !== '' && (
        <SsmlProblems
          problems={problems}
          onGo={({ from, to }) => {
            box.current?.focus();
            box.current?.setSelectionRange(from, to);
          }}
        />
      )}
    </>
  );
}

function useProblems(ssml: string, { offered }: SpeakerChoices): readonly SsmlProblem[] | undefined {
  const words = useWords(textToSpeechWords).problems;
  const [problems, setProblems] = useState<readonly SsmlProblem[]>();
  useEffect(() => {
    let current = true;
    import('./ssml-problems.ts').then(
      ({ ssmlProblems }) => current && setProblems(ssmlProblems(ssml, { words, voices: offered })),
      // Without the code of the check the service alone says what is wrong.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [ssml, words, offered]);
  return problems;
}
