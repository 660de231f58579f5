import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { comparedAnswer } from '#cases/baselines/accepted.ts';
import type { Exchange } from '#client/exchange.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { savedCases } from '#console/storage/cases/saved-cases.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';

interface AcceptAnswerProps {
  caseId: string;
  row: number | undefined;
  /** The call whose answer is accepted. */
  answer: Exchange | undefined;
}

/** Accepts the answer of a result, with a note. Later answers are compared with it. */
export function AcceptAnswer({ caseId, row, answer }: AcceptAnswerProps) {
  const words = useWords(casesWords).accept;
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const [done, setDone] = useState(false);
  const accepted = useQuery({
    queryKey: ['cases', 'accepted', caseId],
    queryFn: () => savedCases.accepted(caseId),
    staleTime: 0,
  });
  const known = accepted.data?.find((one) => one.row === row);
  const accept = async () => {
    const compared = answer && (await comparedAnswer(answer));
    if (!compared) return;
    await savedCases.accept(caseId, {
      ...(row !== undefined && { row }),
      ...(note !== '' && { note }),
      answer: compared,
    });
    setDone(true);
    await client.invalidateQueries({ queryKey: ['cases', 'accepted', caseId] });
  };
  return (
    <section aria-label={words.title} className="flex flex-col gap-2 rounded border border-line p-3">
      <p className="text-sm text-ink-second">
        {known
          ? known.note === undefined
            ? words.currentWithoutNote
            : words.current(known.note)
          : words.explanation}
      </p>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void accept();
        }}
      >
        <div className="min-w-0 flex-1 basis-40">
          <Field label={words.note}>
            <TextInput value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
        </div>
        <Button type="submit">{words.button}</Button>
      </form>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {done ? words.done : ''}
      </p>
    </section>
  );
}
