import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  audioOf,
  type CaseInSet,
  type CaseSet,
  dataPath,
  folderOf,
  freePath,
  nameOf,
} from '#cases/archive/case-set.ts';
import { type AcceptedAnswer, readAccepted, writeAccepted } from '#cases/baselines/accepted.ts';
import { Case, DataRow } from '#cases/case-file/case.ts';
import { changeRecords } from '#console/storage/database.ts';
import { parseRecords } from '#console/storage/records.ts';
import { caseAudio } from './case-audio.ts';
import { casesDatabase } from './cases-database.ts';

const SavedCase = z.object({
  path: z.string(),
  case: Case,
  rows: z.optional(z.array(DataRow)),
});

const TitledCase = z.object({
  path: z.string(),
  case: z.object({ id: z.string(), name: z.string(), tags: z.optional(z.array(z.string())) }),
});

/** Id, name, path and tags of a case. */
export type CaseTitle = z.infer<typeof TitledCase>['case'] & { readonly path: string };

/** Number of cases read at a time for their titles. */
const titleBatch = 200;

/** The cases of this browser. Every function rejects if the browser offers no storage. */
export const savedCases = {
  /** Every case, by path. */
  all: async (): Promise<CaseInSet[]> =>
    parseRecords(SavedCase, await (await casesDatabase()).getAll('cases')).sort((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
  /** What lists of cases show, by id; read in batches, so that thousands of cases do not block the page. */
  titles: async (): Promise<CaseTitle[]> => {
    const database = await casesDatabase();
    const titles: CaseTitle[] = [];
    for (let last: string | undefined; ; ) {
      const rest = last === undefined ? undefined : IDBKeyRange.lowerBound(last, true);
      const [found, ids] = await Promise.all([
        database.getAll('cases', rest, titleBatch),
        database.getAllKeys('cases', rest, titleBatch),
      ]);
      for (const { path, case: one } of parseRecords(TitledCase, found)) titles.push({ path, ...one });
      last = ids.at(-1);
      if (last === undefined || ids.length < titleBatch) return titles;
    }
  },
  get: async (id: string): Promise<CaseInSet | undefined> =>
    SavedCase.safeParse(await (await casesDatabase()).get('cases', id)).data,
  /**
   * Saves a case, replacing the one with its id. It keeps its path, or moves to `folder`; a new case without a folder
   * is stored at the top level.
   *
   * @returns the case as saved
   */
  save: async (one: Case, folder?: string): Promise<CaseInSet> => {
    const database = await casesDatabase();
    const before = await savedCases.get(one.id);
    const path =
      before && (folder === undefined || folder === folderOf(before.path))
        ? before.path
        : freePath(
            folder ?? '',
            before ? nameOf(before.path) : `${one.id}.json`,
            (await savedCases.all()).filter(({ case: { id } }) => id !== one.id),
          );
    const rows = one.data && ('rows' in one.data ? one.data.rows : before?.rows);
    const saved: CaseInSet = { path, case: one, ...(rows && { rows }) };
    const { data } = one;
    const table =
      before && data && 'file' in data && before.path !== path
        ? await database.get('data', dataPath(before.path, data.file))
        : undefined;
    await changeRecords(casesDatabase(), ['cases', 'data'], (writing) => [
      writing.objectStore('cases').put(saved, one.id),
      // The data file is copied, not moved, because other cases may use the one in the old folder.
      ...(data && 'file' in data && table !== undefined
        ? [writing.objectStore('data').put(table, dataPath(path, data.file))]
        : []),
    ]);
    return saved;
  },
  /** Removes cases and their accepted answers. Returns them, so that `addSet` can restore them. */
  remove: async (...ids: readonly string[]): Promise<CaseSet> => {
    const database = await casesDatabase();
    const cases = (await savedCases.all()).filter((one) => ids.includes(one.case.id));
    const baselines = new Map<string, string>();
    for (const id of ids) {
      const accepted = await database.get('accepted', id);
      if (accepted !== undefined) baselines.set(id, accepted);
    }
    await changeRecords(casesDatabase(), ['cases', 'accepted'], (writing) =>
      ids.flatMap((id) => [
        writing.objectStore('cases').delete(id),
        writing.objectStore('accepted').delete(id),
      ]),
    );
    return { cases, audio: new Map(), baselines, data: new Map() };
  },
  /** Adds the cases of a set, all or none; they replace cases with the same ids. */
  addSet: async ({ cases, audio, baselines, data }: CaseSet): Promise<void> => {
    for (const [key, bytes] of audio) await caseAudio.put(key, new Blob([bytes]));
    await changeRecords(casesDatabase(), ['cases', 'accepted', 'data'], (writing) => [
      ...cases.map((one) => writing.objectStore('cases').put(one, one.case.id)),
      ...[...baselines].map(([id, text]) => writing.objectStore('accepted').put(text, id)),
      ...[...data].map(([path, text]) => writing.objectStore('data').put(text, path)),
    ]);
  },
  /** These cases with all that they need, as they are exported. Recordings that are missing are left out. */
  set: async (cases: readonly CaseInSet[]): Promise<CaseSet> => {
    const database = await casesDatabase();
    const audio = new Map<string, Uint8Array<ArrayBuffer>>();
    const baselines = new Map<string, string>();
    const data = new Map<string, string>();
    for (const one of cases) {
      for (const { sha256 } of audioOf(one)) {
        const found = audio.has(sha256) ? undefined : await caseAudio.get(sha256);
        if (found) audio.set(sha256, new Uint8Array(await found.arrayBuffer()));
      }
      const accepted = await database.get('accepted', one.case.id);
      if (accepted !== undefined) baselines.set(one.case.id, accepted);
      const { data: rows } = one.case;
      if (!rows || !('file' in rows)) continue;
      const path = dataPath(one.path, rows.file);
      const text = await database.get('data', path);
      if (text !== undefined) data.set(path, text);
    }
    return { cases, audio, baselines, data };
  },
  /** The accepted answers of a case, one for each row of its data. */
  accepted: async (id: string): Promise<readonly AcceptedAnswer[]> => {
    const text = await (await casesDatabase()).get('accepted', id);
    const read = text === undefined ? undefined : readAccepted(text);
    return read && 'answers' in read ? read.answers : [];
  },
  /** Accepts an answer in place of the previous one for the same row. */
  accept: async (id: string, accepted: AcceptedAnswer): Promise<void> => {
    const others = (await savedCases.accepted(id)).filter(({ row }) => row !== accepted.row);
    await changeRecords(casesDatabase(), ['accepted'], (writing) => [
      writing.objectStore('accepted').put(writeAccepted([...others, accepted]), id),
    ]);
  },
};

/** The cases of this browser; invalidated by whoever changes them. */
export const savedCasesQuery = queryOptions({
  queryKey: ['cases', 'saved'],
  queryFn: () => savedCases.all(),
  networkMode: 'always',
  staleTime: 0,
});
