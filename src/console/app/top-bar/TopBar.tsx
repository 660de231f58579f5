import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ContractBadge } from '#console/exchanges/drawer/ContractBadge.tsx';
import { AccountMenu } from '#console/targets/AccountMenu.tsx';
import { TargetMenu } from '#console/targets/TargetMenu.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { useLoaded } from '#console/ui/use-loaded.ts';
import type { PanelEntry } from '../panels.ts';
import { ThemeButton } from './ThemeButton.tsx';

const later = preloadable(async () => (await import('./TopBarLater.tsx')).TopBarLater);

interface TopBarProps {
  panel: PanelEntry | undefined;
  onContract: () => void;
}

/** The name of the panel, its target and account, and whether the last response matched the contract. */
export function TopBar({ panel, onContract }: TopBarProps) {
  const words = useWords(shellWords);
  return (
    <header
      data-bar=""
      className="sm:sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:px-6 short:static"
    >
      <h1 id="panel-name" className="me-auto text-lg font-bold rtl:pt-2">
        {panel ? words.panels[panel.name] : words.product}
      </h1>
      {/* First, so that nothing else moves when it appears with an answer. */}
      <ContractBadge onOpen={onContract} />
      {/* On a narrow screen, target and account are in a second row, too wide for the first, with the badge at its end. */}
      <div className="flex items-center gap-2 max-sm:order-1 max-sm:me-auto max-sm:basis-3/4">
        <TargetMenu />
        <AccountMenu />
      </div>
      {/* Keeps its width, so that nothing moves when its content arrives. */}
      <div className="flex min-w-37.5 items-center justify-end gap-2 xl:min-w-66 xl:in-[:lang(en)]:min-w-76">
        {useLoaded(later) && <later.Component />}
      </div>
      <ThemeButton />
    </header>
  );
}
