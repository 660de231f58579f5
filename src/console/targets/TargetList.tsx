import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { shellWords } from '#console/catalogues/shell.ts';
import { targetWords } from '#console/catalogues/targets.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { ChoiceList } from './Choices.tsx';
import { targetsQuery } from './queries.ts';
import { useTargetChoice } from './target-choice.tsx';

/** The targets that the proxy knows. */
export function TargetList({ close }: { close: () => void }) {
  const { label } = useWords(shellWords).target;
  const words = useWords(targetWords).target;
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
      <ChoiceList
        label={label}
        value={target}
        choices={(
          targets.data?.targets ?? [{ name: embeddedTarget, kind: 'embedded', hasCredentials: true }]
        ).map(({ name, kind, hasCredentials }) => ({
          value: name,
          label: name,
          hint: hasCredentials ? words[kind] : `${words[kind]}, ${words.noCredentials}`,
        }))}
        onChoose={chooseTarget}
        onDone={close}
      />
      <p className="mt-2 border-t border-line pt-2 text-sm">
        <Link
          href="/service#targets"
          onClick={close}
          className="inline-flex items-center underline underline-offset-2"
        >
          {words.change}
        </Link>
      </p>
    </>
  );
}
