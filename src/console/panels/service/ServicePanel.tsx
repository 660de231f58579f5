import { serviceWords } from '#console/catalogues/service.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Accounts } from './Accounts.tsx';
import { Engines } from './Engines.tsx';
import { FaultInjection } from './FaultInjection.tsx';
import { RemoteTarget } from './RemoteTarget.tsx';

/** The embedded service: its engines, its accounts, and the fault desk. */
export function ServicePanel() {
  const words = useWords(serviceWords);
  return (
    <div className="flex flex-col gap-4">
      <RemoteTarget />
      <p className="max-w-[70ch] text-base text-ink-second">{words.intro}</p>
      <Engines />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <Accounts />
        <FaultInjection />
      </div>
    </div>
  );
}
