import { useQuery } from '@tanstack/react-query';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useIdle } from '#console/ui/idle.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { Menu } from './Menu.tsx';
import { healthQuery } from './queries.ts';
import { useTargetChoice } from './target-choice.tsx';

const dotClasses = { ready: 'bg-served', waiting: 'bg-waiting', failed: 'bg-failed' } as const;

const targetList = preloadable(async () => (await import('./TargetList.tsx')).TargetList);

/** The chosen target, with the state of the embedded service; opens the list of targets. */
export function TargetMenu() {
  const words = useWords(shellWords).target;
  const { target } = useTargetChoice();
  const health = useQuery({ ...healthQuery, enabled: useIdle() && target === embeddedTarget });
  const state = health.isSuccess ? 'ready' : health.isError ? 'failed' : 'waiting';
  return (
    <Menu
      id="target-menu"
      aria-keyshortcuts={pageShortcuts.target.aria}
      label={words.label}
      list={targetList}
    >
      {target === embeddedTarget && (
        <span
          aria-hidden="true"
          className={`size-2 rounded-full forced-colors:border ${dotClasses[state]}`}
        />
      )}
      <span className="sr-only">{words.button('')}</span>
      <span>{target}</span>
      {target === embeddedTarget && state !== 'ready' && (
        // Hidden while waiting, since the bar would move when the service answers.
        <span className={state === 'failed' ? 'text-failed' : 'sr-only'}>{words.health[state]}</span>
      )}
    </Menu>
  );
}
