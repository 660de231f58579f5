import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FileProblem } from '#client/local/database-files.ts';
import { unwrap } from '#client/outcome.ts';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { replaceQueryData } from '#console/ui/replace-query-data.ts';
import type { Change } from '#contract/local/changes.ts';
import { changeText } from './change-text.ts';
import {
  changesQuery,
  type Database,
  type DatabaseItem,
  type ItemPages,
  itemQuery,
  itemsKey,
  withItem,
  withoutItem,
} from './database.ts';
import { personName } from './person-name.ts';

/** A draft to be saved: a new item, or an edit of a given revision of an item. */
export interface Save<Draft> {
  readonly draft: Draft;
  readonly replaces?: { readonly id: string; readonly revision: number } | undefined;
}

/** What the bar above a list reports: the last change, or why the last one failed. */
export interface Notice {
  readonly change?: Change | undefined;
  readonly error?: Error | undefined;
  /** Why a file could not be exported. */
  readonly problem?: FileProblem | undefined;
}

/** The changes that a person can make, and the notice about the last one. */
export function useEdits<Item extends DatabaseItem, Draft>(database: Database<Item, Draft>) {
  const { calls } = database;
  const words = useWords(databaseWords);
  const announce = useAnnounce();
  const client = useQueryClient();
  const [notice, setNotice] = useState<Notice>();
  /** The last of the queued changes that are made without a form. */
  const saving = useRef<Promise<void>>(undefined);

  /** Updates the loaded lists. A list that is being loaded may lack the change, and is loaded again. */
  const updateLists = async (update: (pages: ItemPages<Item>) => ItemPages<Item>) => {
    const lists = { queryKey: itemsKey(database) };
    const loading = client.getQueryCache().findAll({ ...lists, type: 'active', fetchStatus: 'fetching' });
    await client.cancelQueries({ ...lists, fetchStatus: 'fetching' });
    client.setQueriesData<ItemPages<Item>>(lists, (pages) => pages && update(pages));
    for (const { queryKey } of loading) void client.refetchQueries({ queryKey, exact: true });
  };
  const reloadLists = () => client.invalidateQueries({ queryKey: itemsKey(database) });
  const report = (change: Change | undefined) => {
    void client.invalidateQueries({ queryKey: changesQuery(database).queryKey });
    setNotice(change && { change });
    if (change) announce(changeText(change, words));
  };
  /** Reports the latest change, which is the one just made: the answer to an edit contains the item, not the change. */
  const reportLatest = async () => {
    const outcome = await calls.changes(1);
    report(outcome.kind === 'ok' ? outcome.data.changes[0] : undefined);
  };
  const onError = (error: Error) => setNotice({ error });

  const save = useMutation({
    mutationFn: async ({ draft, replaces }: Save<Draft>) =>
      unwrap<Item>(
        await (replaces
          ? calls.replace(replaces.id, replaces.revision, draft, personName())
          : calls.add(draft, personName())),
      ),
    onSuccess: async (item, { replaces }) => {
      await replaceQueryData(client, itemQuery(database, item.id).queryKey, item);
      if (replaces) await updateLists((pages) => withItem(pages, item));
      else void reloadLists();
      return reportLatest();
    },
  });
  const remove = useMutation({
    mutationFn: async ({ id, revision }: Item) => unwrap(await calls.remove(id, revision, personName())),
    onSuccess: async (_, { id }) => {
      await updateLists((pages) => withoutItem(pages, id));
      return reportLatest();
    },
    onError,
  });
  const undo = useMutation({
    mutationFn: async (change: Change) => unwrap(await calls.undo(change.id, personName())),
    onSuccess: (change) => {
      void client.invalidateQueries({ queryKey: ['local', database.key] });
      report(change);
    },
    onError,
  });
  return {
    notice,
    dismissNotice: () => setNotice(undefined),
    save,
    remove,
    undo,
    /**
     * Saves a change made without a form, once the previous ones are saved; a failure is reported in the notice.
     *
     * @param draftOf - makes the change, given the newest version of the item
     */
    saveAtOnce: (item: Item, draftOf: (newest: Item) => Draft) => {
      const earlier = saving.current;
      const saveNow = async () => {
        await earlier;
        const saved = client.getQueryData<Item>(itemQuery(database, item.id).queryKey);
        const newest = saved && saved.revision > item.revision ? saved : item;
        await save.mutateAsync({ draft: draftOf(newest), replaces: newest }).catch(onError);
      };
      saving.current = saveNow();
    },
    /** Shows the change made by an import. */
    reportImport: (change: Change | undefined) => {
      void client.invalidateQueries({ queryKey: ['local', database.key] });
      report(change);
    },
    reportProblem: (problem: FileProblem) => setNotice({ problem }),
  };
}

export type Edits<Item extends DatabaseItem, Draft> = ReturnType<typeof useEdits<Item, Draft>>;
