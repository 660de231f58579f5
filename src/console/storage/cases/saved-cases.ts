import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { audioOf, type CaseSet, type SetCase } from '#cases/archive/case-set.ts';
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

/** The cases of this browser. Every function rejects if the browser offers no storage. */
export const savedCases = {
  /** Every case, by path. */
  all: async (): Promise<SetCase[]> =>
    parseRecords(SavedCase, await (await casesDatabase()).getAll('cases')).sort((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
  get: async (id: string): Promise<SetCase | undefined> =>
    SavedCase.safeParse(await (await casesDatabase()).get('cases', id)).data,
  /**
   * Saves a case, replacing the one with its id. A new case gets a file in `folder`; one that exists stays where it is.
   */
  save: async (one: Case, folder = ''): Promise<void> => {
    const before = await savedCases.get(one.id);
    const path = before?.path ?? `${folder === '' ? '' : `${folder}/`}${one.id}.json`;
    const rows = one.data && ('rows' in one.data ? one.data.rows : before?.rows);
    await changeRecords(casesDatabase(), ['cases'], (writing) => [
      writing.objectStore('cases').put({ path, case: one, ...(rows && { rows }) }, one.id),
    ]);
  },
  /** Removes cases and their accepted answers. */
  remove: (...ids: readonly string[]): Promise<void> =>
    changeRecords(casesDatabase(), ['cases', 'accepted'], (writing) =>
      ids.flatMap((id) => [
        writing.objectStore('cases').delete(id),
        writing.objectStore('accepted').delete(id),
      ]),
    ),
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
  set: async (cases: readonly SetCase[]): Promise<CaseSet> => {
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
      const path = one.path.slice(0, one.path.lastIndexOf('/') + 1) + rows.file;
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
  /** Accepts an answer in place of the one before, of the same row. */
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
