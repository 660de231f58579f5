import { Eraser } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Failure } from '#client/outcome.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { type ConsoleCall, type ConsoleCallOptions, useCall } from '#console/exchanges/use-call.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { findLanguage } from '#contract/languages.ts';
import { type TransliterationForm, transliterationForm } from '../form/form.ts';
import { requestedSuggestions, transliterationRequest } from '../form/request.ts';
import { TypingField } from './TypingField.tsx';
import { createTypingSession } from './typing-session.ts';
import type { SuggestionsReply } from './word-suggestions.ts';

/**
 * Milliseconds without a key press before suggestions are requested: longer than the pause between two keys, shorter
 * than that between two words.
 */
const typingPause = 120;

interface TypingProps {
  form: TransliterationForm;
  onText: (typed: string) => void;
}

/** The typing field with its buttons. Changing the language or an option starts a new session with the same text. */
export function Typing({ form, onText }: TypingProps) {
  const call = useCall();
  const { typed: _, text: __, free: ___, ...options } = form;
  return <TypingWithSession key={JSON.stringify(options)} form={form} call={call} onText={onText} />;
}

function TypingWithSession({ form, call, onText }: TypingProps & { call: ConsoleCall }) {
  const words = useWords(transliterationWords).typing;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useRef({ call, sendAnyway: false });
  const [session] = useState(() => startSession(form, sending));
  const view = useSyncExternalStore(session.subscribe, session.view);
  useEffect(() => () => session.stop(), [session]);
  useEffect(() => {
    if (sending.current.call === call) return;
    // A different account or target may give different suggestions.
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

/** Whether a text contains a letter of the script of an API language. */
function containsScriptOf(text: string, code: string): boolean {
  const script = findLanguage(code)?.script;
  // Manipuri is written in two scripts.
  if (script === 'Mtei') return /[\p{Script=Mtei}\p{Script=Beng}]/u.test(text);
  // If the script of the language is unknown, any text counts as written in it.
  return script === undefined || new RegExp(`\\p{Script=${script}}`, 'u').test(text);
}

/** How the session sends words; changes without starting a new session. */
interface SendingOptions {
  readonly call: ConsoleCall;
  /** Also sends requests that the contract refuses, until an option changes. */
  readonly sendAnyway: boolean;
}

function startSession(form: TransliterationForm, sending: RefObject<SendingOptions>) {
  const id = crypto.randomUUID();
  return createTypingSession<Failure>({
    text: form.typed,
    delay: typingPause,
    isSource: (word) => containsScriptOf(word, form.source),
    // On touch screens the keyboard composes every word.
    offersWhileComposing: matchMedia('(pointer: coarse)').matches,
    ask: (word, signal) => requestSuggestions(sending.current, form, word, { signal, typingSession: id }),
  });
}

/** Sends one word with the options of the form; the call is recorded in the exchange drawer. */
async function requestSuggestions(
  { call, sendAnyway }: SendingOptions,
  form: TransliterationForm,
  text: string,
  options: Pick<ConsoleCallOptions, 'signal' | 'typingSession'>,
): Promise<SuggestionsReply<Failure>> {
  const suggestions = requestedSuggestions(form);
  const one: TransliterationForm = { ...form, view: 'strings', text, suggestions, free: undefined };
  const outcome = await call('transliteration', transliterationRequest(one), {
    ...options,
    sendAnyway,
    reopening: { path: transliterationForm.path, form: one },
  });
  if (outcome.kind !== 'ok') return { kind: 'failure', failure: outcome };
  const [entry] = outcome.data.responseList;
  return { kind: 'suggestions', suggestions: [...new Set(entry?.outString ?? [])] };
}
