import { lazy, Suspense } from 'react';
import { defaultAccount, embeddedTarget } from '#contract/targets.ts';
import { useTargetChoice } from './target-choice.tsx';

const AccountRefusal = lazy(async () => ({
  default: (await import('./AccountRefusal.tsx')).AccountRefusal,
}));

/** Says before sending what the chosen demo account is refused. */
export function AccountNote() {
  const { target, account, session } = useTargetChoice();
  if (session || target !== embeddedTarget || account === defaultAccount) return null;
  return (
    <Suspense>
      <AccountRefusal account={account} />
    </Suspense>
  );
}
