import { useQuery } from '@tanstack/react-query';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Popover } from '#console/ui/Popover.tsx';
import { embeddedTarget } from '#contract/targets.ts';
import { Choices } from './Choices.tsx';
import { healthQuery, targetsQuery } from './queries.ts';
import { useTargetChoice } from './target-choice.tsx';

const dots = { ready: 'bg-served', waiting: 'bg-waiting', failed: 'bg-failed' } as const;

/** Which target calls go to, with the state of the embedded service; opens the list of targets. */
export function TargetMenu() {
  const words = useWords(shellWords).target;
  const { target } = useTargetChoice();
  const health = useQuery({ ...healthQuery, enabled: target === embeddedTarget });
  const state = health.isSuccess ? 'ready' : health.isError ? 'failed' : 'waiting';
  return (
    <Popover
      label={words.label}
      button={(attributes) => (
        <button
          type="button"
          {...attributes}
          id="target-menu"
          aria-keyshortcuts="Alt+A"
          className="inline-flex min-h-8 items-center gap-2 rounded-full border border-control bg-surface px-3 text-sm hover:bg-sunken"
        >
          {target === embeddedTarget && (
            <span aria-hidden="true" className={`size-2 rounded-full forced-colors:border ${dots[state]}`} />
          )}
          <span className="sr-only">{words.button('')}</span>
          <span>{target}</span>
          {target === embeddedTarget && state !== 'ready' && (
            <span className={state === 'failed' ? 'text-failed' : 'text-ink-third'}>
              {words.health[state]}
            </span>
          )}
        </button>
      )}
    >
      {(close) => <TargetList close={close} />}
    </Popover>
  );
}

function TargetList({ close }: { close: () => void }) {
  const words = useWords(shellWords).target;
  const { target, chooseTarget } = useTargetChoice();
  const targets = useQuery(targetsQuery);
  return (
    <>
      <p className="mb-2 text-sm text-ink-second">{words.explain}</p>
      {targets.isError && (
        <p className="mb-2 text-sm text-failed">
          {words.none}{' '}
          <Button size="small" onClick={() => void targets.refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
      <Choices
        label={words.label}
        value={target}
        choices={(targets.data ?? [{ name: embeddedTarget, kind: 'embedded', hasCredentials: true }]).map(
          ({ name, kind, hasCredentials }) => ({
            value: name,
            label: name,
            hint: hasCredentials ? words[kind] : `${words[kind]}, ${words.noCredentials}`,
          }),
        )}
        onChoose={chooseTarget}
        onDone={close}
      />
    </>
  );
}
