import { useQuery } from '@tanstack/react-query';
import { serviceWords } from '#console/catalogues/service/service.ts';
import { useWords } from '#console/catalogues/words.ts';
import { accountsQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import { Quoting } from '#console/ui/text/Quoting.tsx';
import type { DemoAccount } from '#contract/local/service.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { CardHead } from './CardHead.tsx';
import { LoadedQuery } from './LoadedQuery.tsx';

/** The demo accounts with their restrictions, their usage, and a button to choose one. */
export function Accounts() {
  const words = useWords(serviceWords).accounts;
  const query = useQuery(accountsQuery);
  const { target, account, session, chooseAccount } = useTargetChoice();
  return (
    <Card aria-labelledby="accounts">
      <CardHead id="accounts" title={words.title} anchor="common.REV-API-KEY">
        <p className="text-sm text-ink-second">{words.explain}</p>
      </CardHead>
      <LoadedQuery query={query}>
        {(accounts) => (
          <ul>
            {accounts.map((row) => (
              <li
                key={row.name}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <p className="text-base font-semibold">{row.name}</p>
                  <p className="text-sm text-ink-second">
                    {row.refuses ? (
                      <Quoting sentence={words.refuses(row.refuses)} piece={row.refuses} />
                    ) : (
                      words.nothing
                    )}
                  </p>
                  <AccountUsage account={row} />
                </div>
                {target === embeddedTarget && !session && account === row.name ? (
                  <StatusChip tone="served">{words.current}</StatusChip>
                ) : (
                  <Button
                    size="small"
                    aria-label={words.chooseNamed(row.name)}
                    disabled={target !== embeddedTarget}
                    onClick={() => chooseAccount(row.name)}
                  >
                    {words.use}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadedQuery>
    </Card>
  );
}

function AccountUsage({ account: { name, used, allowance } }: { account: DemoAccount }) {
  const words = useWords(serviceWords).accounts;
  if (allowance === null) {
    return <p className="text-sm text-ink-third tabular">{words.unlimited(formatNumber(used))}</p>;
  }
  const text = words.of(formatNumber(used), formatNumber(allowance));
  return (
    <p className="flex items-center gap-2 text-sm text-ink-third tabular">
      <meter
        aria-label={`${name}: ${words.used}`}
        aria-valuetext={text}
        min={0}
        max={allowance}
        low={allowance * 0.5}
        high={allowance * 0.9}
        optimum={0}
        value={Math.min(used, allowance)}
        className="h-2 w-24"
      />
      {text}
    </p>
  );
}
