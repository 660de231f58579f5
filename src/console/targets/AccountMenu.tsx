import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { Menu } from './Menu.tsx';
import { useTargetChoice } from './target-choice.tsx';

const accountList = preloadable(async () => (await import('./AccountList.tsx')).AccountList);

/** Selects the credentials of calls: a demo account, the configured ones, or ones entered for this session. */
export function AccountMenu() {
  const words = useWords(shellWords).account;
  const { target, account, session } = useTargetChoice();
  const name = session ? words.sessionName : target === embeddedTarget ? account : words.fromTarget;
  return (
    <Menu id="account-menu" label={words.label} width="w-96" list={accountList}>
      <span>
        <span className="text-ink-third max-sm:sr-only">{words.label}:&nbsp;</span>
        {name}
      </span>
    </Menu>
  );
}
