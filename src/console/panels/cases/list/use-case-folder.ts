import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { baselinePath, type CaseInSet } from '#cases/archive/case-set.ts';
import { writeSetFolder } from '#console/download/case-files/case-files.ts';
import { folderPicker } from '#console/download/case-files/folder.ts';
import { savedCases } from '#console/storage/cases/saved-cases.ts';
import type { useImport } from './use-import.ts';

/** A folder on this machine, and the paths of the cases that were read from it or saved into it. */
interface OpenFolder {
  readonly folder: FileSystemDirectoryHandle;
  readonly paths: readonly string[];
}

/** Opens a folder of cases on this machine and saves cases back into it, where the browser offers that. */
export function useCaseFolder(cases: readonly CaseInSet[], importing: ReturnType<typeof useImport>) {
  const [open, setOpen] = useState<OpenFolder>();
  const pick = folderPicker('readwrite');
  const opening = useMutation({
    mutationFn: async () => {
      const folder = await pick?.();
      if (!folder) return;
      const { paths = [], problems } = await importing.mutateAsync(folder);
      // An empty folder can still be used for saving.
      const isEmpty = problems.length > 0 && (await folder.keys().next()).done === true;
      if (problems.length === 0 || isEmpty) setOpen({ folder, paths });
      if (isEmpty) importing.reset();
    },
  });
  const saving = useMutation({
    mutationFn: async (chosen: readonly CaseInSet[]) => {
      if (!open) return 0;
      // Without removing them, files of moved or removed cases would be read as further cases.
      const current = new Set(cases.map(({ path }) => path));
      const gone = open.paths.filter((path) => !current.has(path));
      const written = await writeSetFolder(
        open.folder,
        await savedCases.set(chosen),
        gone.flatMap((path) => [path, baselinePath(path)]),
      );
      if ('problems' in written) throw new Error(written.problems.join('\n'));
      const kept = open.paths.filter((path) => current.has(path));
      setOpen({ ...open, paths: [...new Set([...kept, ...chosen.map(({ path }) => path)])] });
      return chosen.length;
    },
  });
  return {
    isOffered: pick !== undefined,
    name: open?.folder.name,
    isBusy: opening.isPending || saving.isPending,
    /** How many cases were saved last. */
    saved: saving.data,
    openError: opening.error,
    saveError: saving.error,
    open: () => opening.mutate(),
    save: (chosen: readonly CaseInSet[]) => saving.mutate(chosen),
  };
}
