import { engineCatalogueWords } from '#console/catalogues/service/engine-catalogue.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import type { CatalogueEngine, EngineSource } from '#contract/local/engine-catalogue.ts';

interface AddEngineDialogProps {
  engine: CatalogueEngine;
  handFolder: string;
  onAdd: () => void;
  onClose: () => void;
}

/** Shows what adding an engine will download, from where, the sizes and licence, and asks for confirmation. */
export function AddEngineDialog({ engine, handFolder, onAdd, onClose }: AddEngineDialogProps) {
  const words = useWords(engineCatalogueWords);
  const { title, sources, fetchBytes, diskBytes, licence, verified } = engine;
  const isSizeKnown = sources.every(({ bytes }) => bytes !== undefined);
  const size = isSizeKnown ? words.asks.size : words.asks.sizeAtLeast;
  return (
    <Dialog title={words.asks.title(title)} onClose={onClose}>
      <div className="flex flex-col gap-3 text-base text-ink-second">
        <p>
          {size(formatBytes(fetchBytes), formatBytes(diskBytes))} {words.asks.keepsGoing}
        </p>
        <p className="font-semibold text-ink">{licence ? words.licence(licence) : words.licenceInFiles}</p>
        {!verified && <p>{words.unverified}</p>}
        <div>
          <h3 className="text-sm text-ink-third">{words.asks.from}</h3>
          <ul className="flex flex-col gap-2 pt-1">
            {sources.map((source) => (
              <Source key={source.name} source={source} handFolder={handFolder} />
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{words.asks.leave}</Button>
        <Button
          look="primary"
          onClick={() => {
            onClose();
            onAdd();
          }}
        >
          {words.asks.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

function Source({ source, handFolder }: { source: EngineSource; handFolder: string }) {
  const words = useWords(engineCatalogueWords).asks;
  const { name, from, bytes, checksum } = source;
  return (
    <li className="text-sm">
      <p dir="ltr" className="flex flex-wrap items-baseline justify-between gap-x-3 font-mono">
        <span className="min-w-0 text-ink wrap-anywhere">{name}</span>
        {bytes !== undefined && <span className="tabular">{formatBytes(bytes)}</span>}
      </p>
      {from === undefined ? (
        <p className="wrap-anywhere">
          {words.noAddress}{' '}
          <code dir="ltr" className="font-mono">
            {handFolder}
          </code>
        </p>
      ) : from === 'npm' ? (
        <p>{words.throughNpm}</p>
      ) : (
        <p dir="ltr" className="wrap-anywhere">
          {from}
        </p>
      )}
      {checksum === undefined && <p>{words.noChecksum}</p>}
    </li>
  );
}
