import { engineCatalogueWords } from '#console/catalogues/service/engine-catalogue.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import type { CatalogueEngine, InstallProblem } from '#contract/local/engine-catalogue.ts';
import { ByHand } from './ByHand.tsx';

interface EngineProblemProps {
  engine: CatalogueEngine;
  problem: InstallProblem;
  handFolder: string;
  onAccept: (checksums: string[]) => void;
}

/** Problems after which files can be put in place by hand. */
const byHandHelps: ReadonlySet<InstallProblem['kind']> = new Set([
  'offline',
  'not-found',
  'no-address',
  'server-error',
  'wrong-content',
  'redirects',
  'npm-failed',
]);

/** Why adding an engine failed, and what can be done. */
export function EngineProblem({ engine, problem, handFolder, onAccept }: EngineProblemProps) {
  const words = useWords(engineCatalogueWords);
  const { kind, message, checksums } = problem;
  return (
    <div className="flex flex-col gap-2 rounded border border-line bg-failed-tint px-3 py-2">
      <p className="text-base font-semibold text-failed">{words.failed(engine.title)}</p>
      <p className="text-base">{words.problems[kind]}</p>
      {checksums ? (
        <>
          <dl className="text-sm">
            {checksums.map(({ file, sha256 }) => (
              <div key={file}>
                <dt className="text-ink-second">{file}</dt>
                <dd dir="ltr" className="font-mono wrap-anywhere">
                  {sha256}
                </dd>
              </div>
            ))}
          </dl>
          <Button
            size="small"
            className="self-start"
            onClick={() => onAccept(checksums.map(({ sha256 }) => sha256))}
          >
            {words.accept}
          </Button>
        </>
      ) : (
        <p dir="ltr" className="font-mono text-sm text-ink-second wrap-anywhere">
          {message}
        </p>
      )}
      {byHandHelps.has(kind) && <ByHand engine={engine} folder={handFolder} />}
    </div>
  );
}
