import { lazy, Suspense } from 'react';
import { defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';
import { useTargetChoice } from './target-choice.tsx';

const AccountRefusal = lazy(async () => ({
  default: (await import('./AccountRefusal.tsx')).AccountRefusal,
}));

/** Warns before sending that the chosen demo account lacks a permission. */
export function AccountNote() {
  const { target, account, session } = useTargetChoice();
  if (session || target !== embeddedTarget || account === defaultAccount) return null;
  return (
    <Suspense>
      <AccountRefusal account={account} />
    </Suspense>
  );
}
