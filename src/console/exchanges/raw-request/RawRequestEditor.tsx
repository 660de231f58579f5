import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { rawRequestWords } from '#console/catalogues/exchange/raw-request.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import { type RawRequest, withoutCredentials } from './raw-request.ts';

interface RawRequestEditorProps {
  call: RawRequest;
  onChange: (call: RawRequest) => void;
  /** Goes back to the fields of the panel. */
  onLeave: () => void;
}

const textAreaClass =
  'field-sizing-content max-h-[40dvh] resize-y px-3 py-2 font-mono text-sm leading-6 whitespace-pre-wrap wrap-anywhere';

/** Edits the raw headers and body of one request; anything can be left out, misspelled or broken. */
export function RawRequestEditor({ call, onChange, onLeave }: RawRequestEditorProps) {
  const words = useWords(rawRequestWords);
  const [dropped, setDropped] = useState(false);
  return (
    <section aria-label={words.region} className="flex flex-col gap-3">
      <p className="text-sm text-ink-second">{words.explanation}</p>
      <Field label={words.headers} hint={words.headersHint} problem={dropped ? words.credentials : undefined}>
        <TextArea
          dir="ltr"
          rows={5}
          autoCapitalize="off"
          value={call.headers}
          onChange={(event) => {
            const headers = withoutCredentials(event.target.value);
            setDropped(headers !== event.target.value);
            onChange({ ...call, headers });
          }}
          className={textAreaClass}
        />
      </Field>
      <Field label={words.body} hint={words.bodyHint}>
        <TextArea
          dir="ltr"
          rows={6}
          autoCapitalize="off"
          value={call.body}
          onChange={(event) => onChange({ ...call, body: event.target.value })}
          className={textAreaClass}
        />
      </Field>
      <div>
        <Button size="small" icon={Undo2} onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </section>
  );
}
