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
        <Logo />
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

/**
 * The letter अ of Noto Sans Devanagari, as in `favicon.svg`. As text, it would need a system font before the first paint
 * (bench `first-load`).
 */
function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 rounded bg-ink fill-marigold">
      <path d="M23.4 11.6L23.4 23.1L20.3 23.1L20.3 11.6L18.8 11.6L18.8 9.1L25.5 9.1L25.5 11.6zM13.4 8.9Q14.9 8.9 15.8 9.3Q16.7 9.8 17.1 10.6Q17.5 11.4 17.5 12.4Q17.5 14.2 16.1 15.2Q14.7 16.3 11.9 16.5L11.5 14.2Q12.7 14 13.3 13.8Q13.9 13.6 14.2 13.3Q14.5 13 14.5 12.6Q14.5 12 14.1 11.7Q13.7 11.4 13 11.4Q12.4 11.4 11.7 11.6Q11 11.8 10.3 12.2L9.5 9.8Q10.3 9.3 11.3 9.1Q12.3 8.9 13.4 8.9zM17.9 18.2Q17.9 20 16.7 21Q15.5 22 13.5 22Q12 22 10.8 21.4Q9.6 20.8 8.5 19.4Q7.5 18 6.5 15.5L8.9 14.3Q9.9 16.9 10.9 18.2Q11.9 19.4 13.1 19.4Q13.9 19.4 14.4 19Q14.9 18.6 14.9 17.9Q14.9 17.1 14.3 16.5Q13.8 15.8 12.9 15.3L14.3 14.7L15.9 14.6Q16.2 14.9 16.6 15.3Q16.9 15.6 17.1 16L17.3 16.4Q17.6 16.7 17.7 17.2Q17.9 17.7 17.9 18.2zM18 15.2Q18.9 15.2 19.7 15Q20.5 14.8 21.2 14.4L21.4 17Q20.7 17.3 20 17.4Q19.4 17.6 18.6 17.6Q17.9 17.6 17.2 17.4Q16.5 17.3 15.8 17.1L15.5 15.2L15.8 14.9Q16.2 15 16.8 15.1Q17.4 15.2 18 15.2z" />
    </svg>
  );
}
