import { engineCatalogueWords } from '#console/catalogues/service/engine-catalogue.ts';
import { useWords } from '#console/catalogues/words.ts';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import type { CatalogueEngine, EngineSource } from '#contract/local/engine-catalogue.ts';

/**
 * Instructions for adding an engine on a machine without a connection: the files, their checksums, and where to put
 * them.
 */
export function ByHand({ engine, folder }: { engine: CatalogueEngine; folder: string }) {
  const words = useWords(engineCatalogueWords).byHand;
  return (
    <details>
      <summary className="cursor-pointer text-sm font-semibold">{words.title}</summary>
      <p className="pt-1 text-sm">{words.explain}</p>
      <p className="flex items-center justify-between gap-2 rounded-sm border border-line bg-sunken ps-3 pe-1">
        <code dir="ltr" className="min-w-0 py-1.5 font-mono text-sm wrap-anywhere">
          {folder}
        </code>
        <CopyButton name={words.copyFolder} text={() => folder} />
      </p>
      <ul className="flex flex-col gap-2 pt-2 text-sm">
        {engine.sources.map((source) => (
          <SourceByHand key={source.fileName} source={source} />
        ))}
      </ul>
    </details>
  );
}

function SourceByHand({ source: { name, fileName, bytes, checksum, from } }: { source: EngineSource }) {
  const words = useWords(engineCatalogueWords).byHand;
  return (
    <li>
      <p dir="ltr" className="font-mono wrap-anywhere">
        {fileName} {bytes !== undefined && <span className="text-ink-third">{formatBytes(bytes)}</span>}
      </p>
      {checksum && (
        <p dir="ltr" className="font-mono text-ink-third wrap-anywhere">
          {checksum}
        </p>
      )}
      {from === 'npm' ? (
        <p className="text-ink-second">{words.pack(`npm pack ${name}`)}</p>
      ) : (
        from && (
          <p dir="ltr" className="font-mono text-ink-second wrap-anywhere">
            {from}
          </p>
        )
      )}
    </li>
  );
}
