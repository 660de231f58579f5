import { useEffect, useRef, useState } from 'react';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech-result.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';

interface TakeNameProps {
  name: string;
  /** Called with the new name, or with undefined when cancelled. */
  onDone: (name?: string) => void;
}

/** A field for the name of a take: Enter or leaving the field saves it, Escape cancels. */
export function TakeName({ name, onDone }: TakeNameProps) {
  const { takes: words } = useWords(textToSpeechResultWords);
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => field.current?.select(), []);
  const finish = (chosen?: string) => {
    if (done.current) return;
    done.current = true;
    onDone(chosen);
  };
  return (
    <TextInput
      ref={field}
      aria-label={words.nameOf}
      dir="auto"
      maxLength={80}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => finish(typed.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === 'Enter' ? typed.trim() : undefined);
      }}
    />
  );
}
