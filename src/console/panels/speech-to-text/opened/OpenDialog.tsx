import { FileAudio, FileJson } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import { LanguageSelect } from '#console/ui/languages/LanguageSelect.tsx';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { LanguageCode } from '#contract/languages.ts';
import { openAnswer } from '../job-view/transcript.ts';
import type { OpenedTranscript } from './opened.ts';

interface OpenDialogProps {
  /** The preselected language. */
  language: string;
  onOpen: (opened: OpenedTranscript) => void;
  onClose: () => void;
}

/** Asks for a transcript answer, pasted or as a file, and optionally for its audio. */
export function OpenDialog({ language: first, onOpen, onClose }: OpenDialogProps) {
  const { opened: text } = useWords(transcriptWords);
  const [answer, setAnswer] = useState('');
  const [answerName, setAnswerName] = useState<string>();
  const [audio, setAudio] = useState<File>();
  const [language, setLanguage] = useState(first);
  const [problem, setProblem] = useState<string>();

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
          <TextArea
            rows={6}
            dir="ltr"
            value={answer}
            onChange={({ target }) => {
              setAnswer(target.value);
              setProblem(undefined);
            }}
            className="px-3 py-2 font-mono text-sm"
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <FileButton
            icon={FileJson}
            accept=".json,application/json"
            onFiles={([file]) => void readAnswer(file)}
          >
            {text.chooseAnswer}
          </FileButton>
          <FileButton icon={FileAudio} onFiles={([file]) => setAudio(file)}>
            {text.chooseAudio}
          </FileButton>
        </div>
        <p className="text-sm text-ink-third">{audio ? audio.name : text.noAudio}</p>
        <Field label={text.language}>
          <LanguageSelect codes={LanguageCode.options} value={language} onChange={setLanguage} />
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
