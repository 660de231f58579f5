import { Eraser } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Failure } from '#client/outcome.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { type ConsoleCall, useCall } from '#console/exchanges/use-call.ts';
import { Button } from '#console/ui/Button.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { transliterationDefaults } from '#contract/transliteration.ts';
import { type TransliterationForm, transliterationForm } from './form.ts';
import { transliterationRequest } from './request.ts';
import { isWrittenIn } from './script.ts';
import { TypingField } from './TypingField.tsx';
import { createTypingSession } from './typing-session.ts';
import type { Asked } from './word-suggestions.ts';

/** Shorter than the pause between two words, longer than the one between two keys. */
const pause = 120;
const usualSuggestions = 5;

interface TypingProps {
  form: TransliterationForm;
  onText: (typed: string) => void;
}

/** The typing field with what belongs to it. Another language or option starts it anew, on the same text. */
export function Typing({ form, onText }: TypingProps) {
  const call = useCall();
  const { typed: _, text: __, free: ___, ...options } = form;
  return <TypingDesk key={JSON.stringify(options)} form={form} call={call} onText={onText} />;
}

function TypingDesk({ form, call, onText }: TypingProps & { call: ConsoleCall }) {
  const words = useWords(transliterationWords).typing;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useRef({ call, sendAnyway: false });
  const [session] = useState(() => startSession(form, sending));
  const view = useSyncExternalStore(session.subscribe, session.view);
  useEffect(() => () => session.stop(), [session]);
  useEffect(() => {
    if (sending.current.call === call) return;
    // Another account or service may answer otherwise.
    sending.current = { ...sending.current, call };
    session.again();
  }, [call, session]);
  useEffect(() => {
    if (view.text !== form.typed) onText(view.text);
  });
  return (
    <div className="flex flex-col gap-3 p-4">
      <TypingField
        ref={field}
        session={session}
        view={view}
        source={form.source}
        target={form.target}
        describedBy={`${id}-keys`}
      />
      <div className="flex flex-wrap items-center gap-2">
        <p id={`${id}-keys`} className="min-w-0 grow basis-60 text-sm text-ink-third">
          {words.keys}
        </p>
        <span className="-mx-2.5 flex flex-wrap">
          <Button
            look="quiet"
            size="small"
            icon={Eraser}
            onClick={() => {
              field.current?.focus();
              session.clear();
            }}
          >
            {words.clear}
          </Button>
          <CopyButton label={words.copy} text={() => view.text} />
        </span>
      </div>
      {view.failure && (
        <FailureCard
          failure={view.failure}
          note={words.failed}
          onAgain={session.again}
          onSendAnyway={() => {
            sending.current = { ...sending.current, sendAnyway: true };
            session.again();
          }}
        />
      )}
    </div>
  );
}

/** How words are sent just now. */
interface Sending {
  readonly call: ConsoleCall;
  /** What the contract refuses is sent all the same, until an option changes. */
  readonly sendAnyway: boolean;
}

function startSession(form: TransliterationForm, sending: RefObject<Sending>) {
  return createTypingSession<Failure>({
    text: form.typed,
    delay: pause,
    isSource: (word) => isWrittenIn(word, form.source),
    // On a touch screen the keyboard itself composes every word.
    offersWhileComposing: matchMedia('(pointer: coarse)').matches,
    ask: (word, signal) => askForWord(sending.current, form, word, signal),
  });
}

/** One word, sent with the options of the form and kept in the exchange drawer like every other call. */
async function askForWord(
  { call, sendAnyway }: Sending,
  form: TransliterationForm,
  text: string,
  signal: AbortSignal,
): Promise<Asked<Failure>> {
  const untouched = form.suggestions === transliterationDefaults.noOfSuggestions;
  const suggestions = untouched ? usualSuggestions : form.suggestions;
  const one: TransliterationForm = { ...form, view: 'strings', text, suggestions, free: undefined };
  const outcome = await call('transliteration', transliterationRequest(one), {
    signal,
    sendAnyway,
    reopening: { path: transliterationForm.path, form: one },
  });
  if (outcome.kind !== 'ok') return { kind: 'failure', failure: outcome };
  const [entry] = outcome.data.responseList;
  return { kind: 'suggestions', suggestions: [...new Set(entry?.outString ?? [])] };
}
