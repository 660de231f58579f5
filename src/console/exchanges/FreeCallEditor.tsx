import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { freeCallWords } from '#console/catalogues/free-call.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Field } from '#console/ui/Field.tsx';
import { type FreeCall, withoutCredentials } from './free-call.ts';

interface FreeCallEditorProps {
  call: FreeCall;
  onChange: (call: FreeCall) => void;
  /** Goes back to the fields of the panel. */
  onLeave: () => void;
}

const box =
  'field-sizing-content max-h-[40dvh] w-full resize-y rounded border border-control bg-surface px-3 py-2 font-mono text-sm leading-6 whitespace-pre-wrap wrap-anywhere';

/** Headers and body of one call, word for word: any of them can be left out, misspelled or broken. */
export function FreeCallEditor({ call, onChange, onLeave }: FreeCallEditorProps) {
  const words = useWords(freeCallWords);
  const [dropped, setDropped] = useState(false);
  return (
    <section aria-label={words.region} className="flex flex-col gap-3">
      <p className="text-sm text-ink-second">{words.explanation}</p>
      <Field label={words.headers} hint={words.headersHint} problem={dropped ? words.credentials : undefined}>
        {(ids) => (
          <textarea
            {...ids}
            dir="ltr"
            rows={5}
            spellCheck={false}
            autoCapitalize="off"
            value={call.headers}
            onChange={(event) => {
              const headers = withoutCredentials(event.target.value);
              setDropped(headers !== event.target.value);
              onChange({ ...call, headers });
            }}
            className={box}
          />
        )}
      </Field>
      <Field label={words.body} hint={words.bodyHint}>
        {(ids) => (
          <textarea
            {...ids}
            dir="ltr"
            rows={6}
            spellCheck={false}
            autoCapitalize="off"
            value={call.body}
            onChange={(event) => onChange({ ...call, body: event.target.value })}
            className={box}
          />
        )}
      </Field>
      <div>
        <Button size="small" icon={Undo2} onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </section>
  );
}
