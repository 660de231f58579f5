import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serviceTargetWords } from '#console/catalogues/service/targets.ts';
import { useWords } from '#console/catalogues/words.ts';
import { targetsQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Card } from '#console/ui/Card.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { ConfirmDialog } from '#console/ui/overlays/ConfirmDialog.tsx';
import { replaceQueryData } from '#console/ui/replace-query-data.ts';
import { embeddedTarget, type Target } from '#contract/proxy/targets.ts';
import { CardHead } from '../CardHead.tsx';
import { AddTarget } from './AddTarget.tsx';
import { removeTarget } from './change-targets.ts';
import { TargetRow } from './TargetRow.tsx';

/** Id of the section, and fragment of a link to it. */
const headingId = 'targets';

/** Lists, checks, adds and removes targets. */
export function TargetsCard() {
  const words = useWords(serviceTargetWords);
  const announce = useAnnounce();
  const client = useQueryClient();
  const { data: list } = useQuery(targetsQuery);
  const { target: chosen, chooseTarget } = useTargetChoice();
  const [removing, setRemoving] = useState<Target>();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useMutation({
    mutationFn: removeTarget,
    onSuccess: async (next, name) => {
      await replaceQueryData(client, targetsQuery.queryKey, next);
      if (chosen === name) chooseTarget(embeddedTarget);
      announce(words.removed(name));
      heading.current?.focus();
    },
  });
  return (
    <Card aria-labelledby={headingId}>
      <CardHead ref={heading} tabIndex={-1} id={headingId} title={words.title} anchor="overview.common">
        <p className="max-w-[80ch] text-sm text-ink-second">{words.explain}</p>
        <p className="max-w-[80ch] text-sm text-ink-second">{words.checkExplain}</p>
      </CardHead>
      {list && (
        <ul aria-label={words.title}>
          {list.targets.map((row) => (
            <TargetRow
              key={row.name}
              row={list.fixed ? { ...row, kept: undefined } : row}
              onRemove={() => setRemoving(row)}
            />
          ))}
        </ul>
      )}
      {remove.error && (
        <p role="alert" className="px-4 py-2 text-sm text-failed">
          {words.notChanged} {remove.error.message || words.noServer}
        </p>
      )}
      {list?.fixed && <p className="max-w-[80ch] p-4 text-base text-ink-second">{words.fixed}</p>}
      {list && !list.fixed && <AddTarget list={list} />}
      {removing && (
        <ConfirmDialog
          title={words.removeQuestion(removing.name)}
          confirm={words.remove}
          cancel={words.cancel}
          onConfirm={() => remove.mutate(removing.name)}
          onClose={() => setRemoving(undefined)}
        >
          <p>{removing.kept === 'env-file' ? words.removeFromFile : words.removeFromMemory}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
