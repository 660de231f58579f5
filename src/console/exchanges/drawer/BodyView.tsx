import { useState } from 'react';
import type { FormPart } from '#client/exchange.ts';
import { exchangeWords } from '#console/catalogues/exchange/exchange.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { formatNumber } from '#console/ui/text/format.ts';
import { findLanguage } from '#contract/languages.ts';
import { jsonPieces, prettyJson } from './json-pieces.ts';

/** Characters shown at first, because more is slow to lay out and rarely read. */
const initialCharacters = 6_000;
const charactersPerClick = 30_000;

const jsonPieceClasses = { key: 'text-database', string: 'font-sans', other: 'text-ink-third' } as const;

/** A request's or response's body: JSON with its strings in the fonts of their scripts, form fields, or audio. */
export function BodyView({
  body,
  size,
  name,
  languages,
}: {
  body: string | Blob | readonly FormPart[] | undefined;
  /** Size of the body in bytes, as it was sent or received. */
  size: number;
  name: string;
  /** Languages of fields by name; strings under a language code are in that language anyway. */
  languages: ReadonlyMap<string, string>;
}) {
  const words = useWords(exchangeWords);
  if (body === undefined || body === '') return <p className="text-sm text-ink-third">{words.noBody}</p>;
  if (body instanceof Blob) {
    return <p className="text-sm">{words.bytes(formatBytes(size), body.type)}</p>;
  }
  if (typeof body !== 'string') return <FormParts parts={body} />;
  return <TextBody text={prettyJson(body)} name={name} languages={languages} />;
}

interface TextBodyProps {
  text: string;
  name: string;
  languages: ReadonlyMap<string, string>;
}

function TextBody({ text, name, languages }: TextBodyProps) {
  const words = useWords(exchangeWords);
  const [shown, setShown] = useState(initialCharacters);
  return (
    <div>
      {/* Code runs from the left, so its button is on the right in every language. */}
      <div dir="ltr" className="relative rounded-sm border border-line bg-sunken">
        <pre className="p-3 pe-12 font-mono text-sm leading-6 wrap-anywhere whitespace-pre-wrap">
          {jsonPieces(text.slice(0, shown)).map((piece) => (
            <span key={piece.start} className={jsonPieceClasses[piece.kind]}>
              {piece.kind === 'string' ? (
                <bdi lang={findLanguage(languages.get(piece.under ?? '') ?? piece.under ?? '')?.bcp47}>
                  {piece.text}
                </bdi>
              ) : (
                piece.text
              )}
            </span>
          ))}
        </pre>
        <span className="absolute end-1 top-1">
          <CopyButton name={`${words.copyBody}: ${name}`} text={() => text} />
        </span>
      </div>
      {text.length > shown && (
        <p className="flex flex-wrap items-center gap-2 pt-1 text-sm text-ink-third">
          {words.cut(formatNumber(shown), formatNumber(text.length))}
          <Button size="small" onClick={() => setShown(shown + charactersPerClick)}>
            {words.more}
          </Button>
        </p>
      )}
    </div>
  );
}

function FormParts({ parts }: { parts: readonly FormPart[] }) {
  const words = useWords(exchangeWords);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-sm">
      {parts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-database">{name}</dt>
          <dd>
            {typeof value === 'string'
              ? value
              : words.formFile(value.fileName, value.mediaType, formatBytes(value.size))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
