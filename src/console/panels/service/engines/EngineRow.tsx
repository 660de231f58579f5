import { engineCatalogueWords } from '#console/catalogues/service/engine-catalogue.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { StatusChip, type Tone } from '#console/ui/feedback/StatusChip.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { findLanguage } from '#contract/languages.ts';
import type { CatalogueEngine } from '#contract/local/engine-catalogue.ts';
import { EngineProblem } from './EngineProblem.tsx';
import { InstallBar } from './InstallBar.tsx';

interface EngineRowProps {
  engine: CatalogueEngine;
  /** The folder for files that are provided by hand. */
  handFolder: string;
  onAdd: () => void;
  /** Accepts the computed checksums and continues. */
  onAccept: (checksums: string[]) => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** An engine that can be added, with its state and actions. */
export function EngineRow({ engine, handFolder, onAdd, onAccept, onCancel, onRemove }: EngineRowProps) {
  const words = useWords(engineCatalogueWords);
  const { title, state, obstacle, problem, progress, verified } = engine;
  const add = { label: words.add, name: words.addNamed(title), run: onAdd };
  const cancel = { label: words.cancel, name: words.cancelNamed(title), run: onCancel };
  const remove = { label: words.remove, name: words.removeNamed(title), run: onRemove };
  // One button in one place, so that it keeps the focus while the state changes.
  const action = {
    included: undefined,
    missing: undefined,
    available: obstacle ? undefined : add,
    installing: progress ? cancel : undefined,
    installed: remove,
  }[state];
  return (
    <li className="flex flex-col gap-1.5 py-3" data-engine={engine.name}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-base font-semibold">{title}</span>
            <StateChip engine={engine} />
            {!verified && <span className="text-sm text-ink-third">{words.unverified}</span>}
          </p>
          <Facts engine={engine} />
          {obstacle && (
            <p className="text-sm text-ink-second wrap-anywhere">
              {words.obstacles[obstacle.kind](obstacle.detail)}
            </p>
          )}
        </div>
        {action && (
          <Button size="small" aria-label={action.name} onClick={action.run}>
            {action.label}
          </Button>
        )}
      </div>
      {state === 'installing' && <InstallBar title={title} progress={progress} />}
      {problem && (
        <EngineProblem engine={engine} problem={problem} handFolder={handFolder} onAccept={onAccept} />
      )}
    </li>
  );
}

const tones: Readonly<Record<CatalogueEngine['state'], Tone>> = {
  included: 'served',
  installed: 'served',
  installing: 'database',
  available: 'waiting',
  missing: 'waiting',
};

function StateChip({ engine: { state, obstacle } }: { engine: CatalogueEngine }) {
  const { states } = useWords(engineCatalogueWords);
  const isBlocked = obstacle !== undefined && state === 'available';
  return <StatusChip tone={tones[state]}>{isBlocked ? states.blocked : states[state]}</StatusChip>;
}

/** Languages, quality, sizes and licence. */
function Facts({ engine }: { engine: CatalogueEngine }) {
  const words = useWords(engineCatalogueWords);
  const { languages, quality, diskBytes, memoryBytes, licence } = engine;
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-base text-ink-second">
        {languages.map((code) => (
          <LanguageText key={code} code={code}>
            {findLanguage(code)?.nativeName ?? code}
          </LanguageText>
        ))}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-third tabular">
        <span>
          {quality
            ? words.quality[quality.measure](quality.value ?? 0, words.sources[quality.source])
            : words.quality.unknown}
        </span>
        <span>{words.disk(formatBytes(diskBytes))}</span>
        {memoryBytes !== undefined && <span>{words.memory(formatBytes(memoryBytes))}</span>}
        <span>{licence ? words.licence(licence) : words.licenceInFiles}</span>
      </p>
    </>
  );
}
