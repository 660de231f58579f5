import { Suspense } from 'react';
import { Boundary } from '#console/app/Boundary.tsx';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Popover } from '#console/ui/Popover.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/targets.ts';
import { useTargetChoice } from './target-choice.tsx';

const { load, Component: AccountList } = preloadable(
  async () => (await import('./AccountList.tsx')).AccountList,
);

/** As whom calls are made: a demo account, the configured credentials, or some typed in for this session. */
export function AccountMenu() {
  const words = useWords(shellWords).account;
  const { target, account, session } = useTargetChoice();
  const name = session ? words.sessionName : target === embeddedTarget ? account : words.fromTarget;
  return (
    <Popover
      label={words.label}
      className="w-96"
      button={(attributes) => (
        <button
          type="button"
          {...attributes}
          onPointerEnter={load}
          onFocus={load}
          id="account-menu"
          className="inline-flex min-h-8 items-center rounded-full border border-control bg-surface px-3 text-sm hover:bg-sunken"
        >
          <span className="text-ink-third max-sm:sr-only">{words.label}:&nbsp;</span>
          {name}
        </button>
      )}
    >
      {(close) => (
        <Boundary>
          <Suspense fallback={<div className="h-64" />}>
            <AccountList close={close} />
          </Suspense>
        </Boundary>
      )}
    </Popover>
  );
}
