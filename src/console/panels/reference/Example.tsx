import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { FormPart } from '#client/exchange.ts';
import { asCurl } from '#client/snippets/curl.ts';
import { linkToExample } from '#console/app/call-forms.ts';
import { referenceWords } from '#console/catalogues/reference.ts';
import { useWords } from '#console/catalogues/words.ts';
import { requestFor } from '#console/exchanges/raw-request/raw-request.ts';
import { choiceParameters, useTargetChoice } from '#console/targets/target-choice.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { operations } from '#contract/operations.ts';
import type { ReferenceExample } from '#contract/reference/entry.ts';

/** Stands for the recording of an example, because the reference contains no audio. */
const recording: readonly FormPart[] = [
  { name: 'file', value: { fileName: 'recording.wav', mediaType: 'audio/wav', size: 0 } },
];

/** The request of an example, with a link that fills the panel's form with it. */
export function Example({ example, title }: { example: ReferenceExample; title: string }) {
  const words = useWords(referenceWords);
  const { operation, input } = example;
  const { target, account } = useTargetChoice();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isNewest = true;
    const write = async () => {
      const link = await linkToExample(example, choiceParameters({ target, account }));
      if (isNewest) setAddress(link);
    };
    // Without the server, the code of the form cannot be loaded: the example is shown without a link.
    write().catch(() => {});
    return () => {
      isNewest = false;
    };
  }, [example, target, account]);
  const { headers, body } = requestFor(operation, input);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const isUpload = operation === 'stt_upload';
  const { method, path } = operations[operation];
  return (
    <div className="mt-2">
      <pre
        lang="en"
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
        tabIndex={0}
        className="reference-example rounded border border-line bg-sunken px-3 py-2 text-sm"
      >
        <code>{[`${method} ${path}`, ...lines, ...(isUpload ? [] : ['', formatted(body)])].join('\n')}</code>
      </pre>
      <div className="reference-screen mt-2 flex flex-wrap items-center gap-2">
        {address === undefined ? (
          <span className={`${linkLook} opacity-55`}>{words.tryIt}</span>
        ) : (
          <Link href={address} aria-label={words.tryExample(title)} className={linkLook}>
            {words.tryIt}
            <ArrowRight aria-hidden="true" size={14} />
          </Link>
        )}
        <CopyButton
          label={words.copyCurl}
          text={() =>
            asCurl({ operation, request: { method, path, headers, body: isUpload ? recording : body } })
          }
        />
        <span className="text-sm text-ink-third">{isUpload ? words.uploadHint : words.tryHint}</span>
      </div>
    </div>
  );
}

const linkLook =
  'inline-flex min-h-8 items-center gap-1.5 rounded border border-control bg-surface px-2.5 text-sm font-semibold hover:bg-sunken';

const formatted = (body: string) => JSON.stringify(JSON.parse(body), undefined, 2);
