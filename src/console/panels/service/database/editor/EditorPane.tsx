import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { formatMoment } from '#console/ui/text/moment.ts';
import { type Database, type DatabaseItem, itemQuery } from '../database.ts';
import { useKeptState } from '../kept-state.ts';
import { Problem, refusalOf } from '../Problem.tsx';
import { SidePane } from '../SidePane.tsx';
import type { Edits } from '../use-edits.ts';
import { Conflict, ItemGone } from './Conflict.tsx';
import { EditorActions } from './EditorActions.tsx';

/** An item as it comes from the service. */
interface ReadItem extends DatabaseItem {
  readonly changed?: { readonly at: string; readonly by: string } | undefined;
}

/** How items of a database are edited. */
export interface FormRules<Item, Draft, Form> {
  readonly schema: z.ZodMiniType<Form>;
  readonly formOf: (item: Item) => Form;
  readonly draftOf: (form: Form) => Draft;
  readonly isValid: (form: Form) => boolean;
}

export interface FormState<Form> {
  readonly form: Form;
  readonly change: (form: Form) => void;
  /** Whether problems are shown: after the first attempt to save. */
  readonly showProblems: boolean;
  readonly readOnly: boolean;
  /** Whether the form has unsaved changes. */
  readonly isChanged: boolean;
}

interface EditorPaneProps<Item extends ReadItem, Draft, Form extends { readonly revision: number }> {
  database: Database<Item, Draft>;
  edits: Edits<Item, Draft>;
  rules: FormRules<Item, Draft, Form>;
  /** The item to change; absent for a new one. */
  item?: Item | undefined;
  /** The form with which a new item begins. */
  initial: Form;
  /** The key under which the draft is stored until it is saved. */
  draftName: string;
  title: string;
  /** Shows another person's version. */
  theirs: (item: Item) => ReactNode;
  /** Creates a new item from a built-in one. */
  onCopy: (item: Item) => void;
  onClose: () => void;
  children: (state: FormState<Form>) => ReactNode;
}

/** The key under which the draft of an item, a copy or a new item is stored. */
export function draftName(item: DatabaseItem | undefined, copied: DatabaseItem | undefined): string {
  return item?.id ?? (copied ? `copy.${copied.id}` : 'new');
}

/** Edits an existing or a new item. The draft is stored in this tab until it is saved or discarded. */
export function EditorPane<Item extends ReadItem, Draft, Form extends { readonly revision: number }>({
  database,
  edits,
  rules,
  item: given,
  initial,
  draftName,
  title,
  theirs,
  onCopy,
  onClose,
  children,
}: EditorPaneProps<Item, Draft, Form>) {
  const words = useWords(databaseWords);
  const client = useQueryClient();
  const query = useQuery({
    ...itemQuery(database, given?.id ?? ''),
    enabled: given !== undefined,
    initialData: given,
  });
  const item = given && (query.data ?? given);
  const kept = useKeptState(
    `${database.key}.${draftName}`,
    rules.schema,
    item ? rules.formOf(item) : initial,
  );
  const [attempted, setAttempted] = useState(false);
  const [error, setError] = useState<Error>();
  const form = kept.value;
  const { save, remove } = edits;
  const isGone = item !== undefined && refusalOf(query.error)?.status === 404;
  const isConflict = item !== undefined && kept.isKept && form.revision !== item.revision && !isGone;
  const readOnly = item?.origin === 'built-in';
  const isValid = rules.isValid(form);

  const finish = () => {
    kept.discard();
    onClose();
  };
  const saveOver = (revision: number | undefined) => {
    setAttempted(true);
    if (!isValid || save.isPending) return;
    setError(undefined);
    const replaces = item && revision !== undefined ? { id: item.id, revision } : undefined;
    save.mutate(
      { draft: rules.draftOf(form), replaces },
      {
        onSuccess: finish,
        onError: (failed) => {
          setError(failed);
          if (item) readAgain(client, database, item.id, failed);
        },
      },
    );
  };
  const who =
    item?.changed && words.byAt(item.changed.by, formatMoment(Date.parse(item.changed.at), 'moment'));
  return (
    <SidePane
      title={title}
      note={kept.isKept && <StatusChip tone="waiting">{words.unsaved}</StatusChip>}
      onClose={onClose}
    >
      {isConflict && (
        <Conflict
          who={who ?? ''}
          theirs={theirs(item)}
          onTheirs={kept.discard}
          onMine={() => saveOver(item.revision)}
        />
      )}
      {isGone && <ItemGone onAdd={() => saveOver(undefined)} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saveOver(form.revision);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.currentTarget.requestSubmit();
          }
        }}
        className="flex flex-col gap-4 p-4"
      >
        {readOnly && <p className="text-base text-ink-second">{words.builtIn}</p>}
        {children({
          form,
          change: kept.change,
          showProblems: attempted,
          readOnly,
          isChanged: kept.isKept,
        })}
        {attempted && !isValid && (
          <p role="alert" className="text-base text-failed">
            {words.correct}
          </p>
        )}
        {error && !isConflict && !isGone && (
          <div className="-mx-4">
            <Problem error={error} isNew={item === undefined} />
          </div>
        )}
        <EditorActions
          who={who}
          canSave={!readOnly && !isConflict && !isGone}
          isSaving={save.isPending}
          onDiscard={kept.isKept ? kept.discard : undefined}
          onRemove={
            item && !readOnly && !isGone ? () => remove.mutate(item, { onSuccess: finish }) : undefined
          }
          onCopy={item && readOnly ? () => onCopy(item) : undefined}
        />
      </form>
    </SidePane>
  );
}

/** Loads the other version after a save was refused because of it. */
function readAgain<Item extends DatabaseItem, Draft>(
  client: QueryClient,
  database: Database<Item, Draft>,
  id: string,
  error: Error,
) {
  const status = refusalOf(error)?.status;
  if (status === 409 || status === 404) {
    void client.invalidateQueries({ queryKey: itemQuery(database, id).queryKey });
  }
}
