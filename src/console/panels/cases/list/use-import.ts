import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import type { SetReading } from '#cases/archive/read-set.ts';
import type { OperationNames } from '#cases/case-file/name-case.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import {
  importHarFile,
  readSetFolder,
  readSetZip,
  readStarterSet,
} from '#console/download/case-files/case-files.ts';
import { currentLanguage } from '#console/languages/current-language.ts';
import { starterCaseTexts } from '#console/languages/shipped-texts.ts';
import { savedCases, savedCasesQuery } from '#console/storage/cases/saved-cases.ts';

/** The outcome of an import; with `problems`, nothing was imported. */
export interface Imported {
  /** Number of new cases. */
  readonly added: number;
  /** Number of cases that were replaced, because imported ones have the same ids. */
  readonly replaced?: number;
  /** Puts the replaced cases back and removes the added ones. */
  readonly undo?: () => Promise<void>;
  /** Paths of the files with cases. */
  readonly paths?: readonly string[];
  readonly problems: readonly string[];
  /** The calls in a HAR file that were left out. */
  readonly leftOut: readonly { readonly entry: number; readonly call: string; readonly reason: string }[];
}

/** Adds the starter set, a zip or a folder of cases, or the calls of a HAR file to the cases of this browser. */
export function useImport(cases: readonly CaseInSet[]) {
  const client = useQueryClient();
  const { localization, transliteration, stt, tts } = useWords(casesWords).filters.functions;
  const names = {
    ...{ localization, transliteration, tts },
    ...{ stt_upload: stt, stt_status: stt, stt_transcript: stt },
  };
  return useMutation({
    mutationFn: async (from: File | FileSystemDirectoryHandle | 'starter-set'): Promise<Imported> => {
      const invalidate = () => client.invalidateQueries({ queryKey: savedCasesQuery.queryKey });
      const { undo, ...imported } = await add(from, cases, names);
      await invalidate();
      return { ...imported, ...(undo && { undo: () => undo().then(invalidate) }) };
    },
  });
}

async function add(
  from: File | FileSystemDirectoryHandle | 'starter-set',
  cases: readonly CaseInSet[],
  names: OperationNames,
): Promise<Imported> {
  if (from === 'starter-set') return addSet(await inInterfaceLanguage(await readStarterSet()), cases);
  return from instanceof File ? addFile(from, cases, names) : addSet(await readSetFolder(from), cases);
}

/** The starter cases with names and tags in the language of the interface. */
async function inInterfaceLanguage(read: SetReading): Promise<SetReading> {
  const texts = 'set' in read ? await starterCaseTexts(currentLanguage().code) : undefined;
  if (!texts || 'problems' in read) return read;
  const cases = read.set.cases.map((one) => {
    const { id, name, tags } = one.case;
    const translated = {
      name: texts.names[id] ?? name,
      ...(tags && { tags: tags.map((tag) => texts.tags[tag] ?? tag) }),
    };
    return { ...one, case: { ...one.case, ...translated } };
  });
  return { ...read, set: { ...read.set, cases } };
}

async function addSet(read: SetReading, cases: readonly CaseInSet[]): Promise<Imported> {
  if ('problems' in read) return { added: 0, problems: read.problems, leftOut: [] };
  const ids = new Set(read.set.cases.map((one) => one.case.id));
  const replaced = cases.filter((one) => ids.has(one.case.id));
  const before = await savedCases.set(replaced);
  await savedCases.addSet(read.set);
  const paths = read.set.cases.map(({ path }) => path);
  const undo = async () => {
    await savedCases.remove(...ids);
    await savedCases.addSet(before);
  };
  return {
    ...{ added: paths.length - replaced.length, replaced: replaced.length },
    ...{ paths, problems: [], leftOut: [] },
    ...(replaced.length > 0 && { undo }),
  };
}

async function addFile(file: File, cases: readonly CaseInSet[], names: OperationNames): Promise<Imported> {
  if (!/\.(har|json)$/i.test(file.name)) return addSet(await readSetZip(file), cases);
  const read = await importHarFile(file, new Set(cases.map((one) => one.case.id)), names);
  if ('problem' in read) return { added: 0, problems: [`${file.name}: ${read.problem}`], leftOut: [] };
  const added = read.cases.map((one) => ({ path: `har/${one.id}.json`, case: one }));
  await savedCases.addSet({ cases: added, audio: new Map(), baselines: new Map(), data: new Map() });
  return { added: added.length, problems: [], leftOut: read.leftOut };
}
