import { Eraser } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { describeFailure } from '#client/describe-failure.ts';
import type { Failure } from '#client/outcome.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { type ConsoleCall, useCall } from '#console/exchanges/use-call.ts';
import { Button } from '#console/ui/Button.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { type TransliterationForm, transliterationForm } from './form.ts';
import { transliterationRequest } from './request.ts';
import { isWrittenIn } from './script.ts';
import { TypingField } from './TypingField.tsx';
import { createTypingSession } from './typing-session.ts';
import type { Asked } from './word-suggestions.ts';

/** Shorter than the pause between two words, longer than the one between two keys. */
const pause = 120;
const usualSuggestions = 5;
const mostNumbered = 9;

interface TypingProps {
  form: TransliterationForm;
  onText: (typed: string) => void;
}

/** The typing field with what belongs to it. Another language or option starts it anew, on the same text. */
export function Typing({ form, onText }: TypingProps) {
  const call = useCall();
  const { typed: _, text: __, ...options } = form;
  return <TypingDesk key={JSON.stringify(options)} form={form} call={call} onText={onText} />;
}

function TypingDesk({ form, call, onText }: TypingProps & { call: ConsoleCall }) {
  const words = useWords(transliterationWords).typing;
  const id = useId();
  const [session, setSession] = useState(() => startSession(form, call));
  const view = useSyncExternalStore(session.subscribe, session.view);
  useEffect(() => () => session.stop(), [session]);
  useEffect(() => {
    if (view.text !== form.typed) onText(view.text);
  });
  return (
    <div className="flex flex-col gap-3 p-4">
      <TypingField
        session={session}
        view={view}
        source={form.source}
        target={form.target}
        describedBy={`${id}-keys`}
      />
      {view.failure && <TypingFailure failure={view.failure} />}
      <div className="flex flex-wrap items-center gap-2">
        <p id={`${id}-keys`} className="min-w-0 grow basis-60 text-sm text-ink-third">
          {words.keys}
        </p>
        <Button
          look="quiet"
          size="small"
          icon={Eraser}
          onClick={() => setSession(startSession({ ...form, typed: '' }, call))}
        >
          {words.clear}
        </Button>
        <CopyButton label={words.copy} text={() => view.text} />
      </div>
    </div>
  );
}

function TypingFailure({ failure }: { failure: Failure }) {
  const words = useWords(transliterationWords).typing;
  const { title, explanation, rule } = describeFailure(failure);
  return (
    <div role="alert" className="rounded bg-failed-tint px-4 py-3 text-base text-failed">
      <p className="font-semibold">{title}</p>
      <p>{explanation}</p>
      {rule && <p>{rule}</p>}
      <p>{words.failed}</p>
    </div>
  );
}

function startSession(form: TransliterationForm, call: ConsoleCall) {
  return createTypingSession<Failure>({
    text: form.typed,
    delay: pause,
    isSource: (word) => isWrittenIn(word, form.source),
    // On a touch screen the keyboard itself composes every word.
    offersWhileComposing: matchMedia('(pointer: coarse)').matches,
    ask: (word, signal) => askForWord(call, form, word, signal),
  });
}

/** One word, sent with the options of the form and kept in the exchange drawer like every other call. */
async function askForWord(
  call: ConsoleCall,
  form: TransliterationForm,
  text: string,
  signal: AbortSignal,
): Promise<Asked<Failure>> {
  const suggestions = Math.min(form.suggestions > 1 ? form.suggestions : usualSuggestions, mostNumbered);
  const one: TransliterationForm = { ...form, view: 'strings', text, suggestions };
  const outcome = await call('transliteration', transliterationRequest(one), {
    signal,
    reopening: { path: transliterationForm.path, form: one },
  });
  if (outcome.kind !== 'ok') return { kind: 'failure', failure: outcome };
  const [entry] = outcome.data.responseList;
  return { kind: 'suggestions', suggestions: [...new Set(entry?.outString ?? [])] };
}
