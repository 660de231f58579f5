import { engineCatalogueWords } from '#console/catalogues/service/engine-catalogue.ts';
import { useWords } from '#console/catalogues/words.ts';
import { formatBytes } from '#console/ui/text/bytes.ts';
import type { InstallProgress } from '#contract/local/engine-catalogue.ts';

interface InstallBarProps {
  /** Name of the engine. */
  title: string;
  /** Absent when another program adds the engine. */
  progress: InstallProgress | undefined;
}

/** The progress of adding an engine. */
export function InstallBar({ title, progress }: InstallBarProps) {
  const words = useWords(engineCatalogueWords);
  const share = progress && progress.total > 0 ? Math.min(1, progress.done / progress.total) : 0;
  const facts = usePhase(progress);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        role="progressbar"
        aria-label={words.progress(title)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * share)}
        aria-valuetext={facts}
        className="h-2 min-w-40 flex-1 overflow-hidden rounded-full bg-sunken ring-1 ring-line-strong"
      >
        <div className="h-full bg-ink" style={{ inlineSize: `${100 * share}%` }} />
      </div>
      <p className="text-sm text-ink-second tabular">{facts}</p>
    </div>
  );
}

function usePhase(progress: InstallProgress | undefined): string {
  const { phases } = useWords(engineCatalogueWords);
  if (!progress) return phases.elsewhere;
  if (progress.phase !== 'fetching') return phases[progress.phase];
  return phases.fetching(formatBytes(progress.done), formatBytes(progress.total));
}
