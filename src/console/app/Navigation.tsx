import { Keyboard } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Kbd } from '#console/ui/keyboard/Kbd.tsx';
import { useKeyNames } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts, panelShortcut } from '#console/ui/keyboard/page-shortcuts.ts';
import { type PanelEntry, panels } from './panels.ts';

function PanelLink({ panel, index, bar }: { panel: PanelEntry; index: number; bar?: boolean }) {
  const name = useWords(shellWords).panels[panel.name];
  const { alt } = useKeyNames();
  const [path] = useLocation();
  const current = path === panel.path;
  const Icon = panel.icon;
  const look = bar
    ? 'min-h-11 min-w-11 flex-auto justify-center gap-1.5 text-sm whitespace-nowrap'
    : 'gap-3 px-2.5 min-h-9.5 text-base';
  return (
    <Link
      href={panel.path}
      aria-current={current ? 'page' : undefined}
      aria-keyshortcuts={panelShortcut(index).aria}
      title={bar ? name : `${alt} ${index + 1}`}
      onPointerEnter={() => void panel.load()}
      onFocus={() => void panel.load()}
      className={`flex items-center rounded border transition-colors ${look} ${
        current
          ? 'border-line bg-surface font-semibold text-ink'
          : 'border-transparent text-ink-second hover:bg-sunken hover:text-ink'
      }`}
    >
      <Icon
        aria-hidden="true"
        size={18}
        strokeWidth={current ? 2.25 : 1.75}
        className={current ? 'text-marigold' : ''}
      />
      <span className={bar ? (current ? 'max-sm:sr-only' : 'sr-only') : undefined}>{name}</span>
    </Link>
  );
}

/** The left rail of a wide screen. */
export function NavigationRail({ onShortcuts }: { onShortcuts: () => void }) {
  const words = useWords(shellWords);
  return (
    <nav
      aria-label={words.panels.label}
      data-bar=""
      className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-e border-line px-3 pt-4 pb-3 lg:flex"
    >
      <div className="mb-4 flex items-center gap-2.5 px-2.5">
        <span
          aria-hidden="true"
          lang="hi"
          className="flex size-7 items-center justify-center rounded bg-ink text-lg leading-none font-bold text-marigold"
        >
          अ
        </span>
        <span className="text-sm font-bold whitespace-nowrap">{words.product}</span>
      </div>
      <div className="flex flex-col gap-0.5">
        {panels.map((panel, index) => (
          <div key={panel.path} className={panel.name === 'service' ? 'mt-3 border-t border-line pt-3' : ''}>
            <PanelLink panel={panel} index={index} />
          </div>
        ))}
      </div>
      <button
        type="button"
        onClick={onShortcuts}
        aria-keyshortcuts={pageShortcuts.help.aria}
        className="mt-auto flex min-h-8 items-center gap-2 rounded px-2.5 text-sm text-ink-third hover:bg-sunken hover:text-ink"
      >
        <Keyboard aria-hidden="true" size={16} />
        <span>{words.shortcuts.button}</span>
        <span className="ms-auto">
          <Kbd keys={[pageShortcuts.help.key]} />
        </span>
      </button>
    </nav>
  );
}

/**
 * The bar at the bottom of a narrow screen. Seven names do not fit, so only the current panel shows its name; on a
 * phone none does, because the top bar shows it.
 */
export function BottomBar() {
  const words = useWords(shellWords);
  return (
    <nav
      aria-label={words.panels.label}
      data-bar=""
      className="sticky bottom-0 z-20 flex min-h-13 items-center border-t border-line bg-paper px-1 pb-[env(safe-area-inset-bottom)] lg:hidden short:static"
    >
      {panels.map((panel, index) => (
        <PanelLink key={panel.path} panel={panel} index={index} bar />
      ))}
    </nav>
  );
}
