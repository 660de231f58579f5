import { FileAudio, FileJson } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Dialog } from '#console/ui/Dialog.tsx';
import { Field } from '#console/ui/Field.tsx';
import { LanguageSelect } from '#console/ui/LanguageSelect.tsx';
import { LanguageCode } from '#contract/languages.ts';
import { openAnswer } from '../transcript.ts';
import type { OpenedTranscript } from './opened.ts';

interface OpenDialogProps {
  /** The language that is chosen first. */
  language: string;
  onOpen: (opened: OpenedTranscript) => void;
  onClose: () => void;
}

/** Asks for a transcript answer, pasted or as a file, and for its audio. */
export function OpenDialog({ language: first, onOpen, onClose }: OpenDialogProps) {
  const { opened: text } = useWords(transcriptWords);
  const [answer, setAnswer] = useState('');
  const [answerName, setAnswerName] = useState<string>();
  const [audio, setAudio] = useState<File>();
  const [language, setLanguage] = useState(first);
  const [problem, setProblem] = useState<string>();
  const answerChooser = useRef<HTMLInputElement>(null);
  const audioChooser = useRef<HTMLInputElement>(null);

  const open = (event: FormEvent) => {
    event.preventDefault();
    const found = openAnswer(answer);
    if (found.kind === 'not-json') return setProblem(text.notJson);
    if (found.kind === 'not-transcript') return setProblem(text.notTranscript);
    const { transcript, deviations } = found;
    const name = audio?.name ?? answerName ?? text.unnamed;
    onOpen({
      id: crypto.randomUUID(),
      openedAt: Date.now(),
      name,
      language,
      transcript,
      body: answer,
      deviations,
      audio,
      origin: 'file',
    });
  };
  const readAnswer = async (file: File | undefined) => {
    if (!file) return;
    setAnswerName(file.name);
    setAnswer(await file.text());
    setProblem(undefined);
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form onSubmit={open} className="flex flex-col gap-4">
        <Field label={text.answer} hint={text.answerHint} problem={problem}>
          {(ids) => (
            <textarea
              {...ids}
              rows={6}
              dir="ltr"
              spellCheck={false}
              value={answer}
              onChange={({ target }) => {
                setAnswer(target.value);
                setProblem(undefined);
              }}
              className="w-full rounded border border-control bg-surface px-3 py-2 font-mono text-sm"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <input
            ref={answerChooser}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={({ target }) => void readAnswer(target.files?.[0])}
          />
          <input
            ref={audioChooser}
            type="file"
            hidden
            onChange={({ target }) => setAudio(target.files?.[0])}
          />
          <Button icon={FileJson} onClick={() => answerChooser.current?.click()}>
            {text.chooseAnswer}
          </Button>
          <Button icon={FileAudio} onClick={() => audioChooser.current?.click()}>
            {text.chooseAudio}
          </Button>
        </div>
        <p className="text-sm text-ink-third">{audio ? audio.name : text.noAudio}</p>
        <Field label={text.language}>
          {(ids) => (
            <LanguageSelect {...ids} codes={LanguageCode.options} value={language} onChange={setLanguage} />
          )}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" look="primary" disabled={answer.trim() === ''}>
            {text.open}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
