import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Case } from '#cases/case-file/case.ts';
import { withRecordings, withRows } from '#cases/data/map-columns.ts';
import { readRecordings, readRowsFile } from '#console/download/case-files/case-files.ts';
import { folderPicker, listFolder } from '#console/download/case-files/folder.ts';
import { useFileDrop } from '#console/ui/use-file-drop.ts';

interface DataFiles {
  of: Case;
  /** Called with the case that uses the rows. */
  onRows: (changed: Partial<Case>, count: number) => void;
}

/** Reads tables and folders of recordings as the rows of a case. */
export function useDataFiles({ of: one, onRows }: DataFiles) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<{ readonly name: string; readonly problems: readonly string[] }>();
  const take = ({ request, expectations, data }: Case, count: number) =>
    onRows({ request, expectations, ...(data && { data }) }, count);
  const begin = () => {
    setLeftOut([]);
    setRefused(undefined);
  };
  const table = useMutation({
    mutationFn: async (file: File) => {
      begin();
      const read = await readRowsFile(file);
      if ('problems' in read) setRefused({ name: file.name, problems: read.problems });
      else if (read.rows.length === 0) setRefused({ name: file.name, problems: [] });
      else take(withRows(one, read.columns, read.rows), read.rows.length);
    },
  });
  const recordings = useMutation({
    mutationFn: async (from: readonly File[] | 'picker') => {
      begin();
      const files =
        from === 'picker'
          ? await pickedFiles()
          : from.map((file) => ({ path: file.webkitRelativePath || file.name, file }));
      if (files.length === 0) return;
      const read = await readRecordings(files);
      setLeftOut(read.leftOut.map(({ path, reason }) => `${path}: ${reason}`));
      if (read.rows.length > 0) take(withRecordings(one, read.rows), read.rows.length);
    },
  });
  const isDragging = useFileDrop((file) => table.mutate(file));
  return {
    isReading: table.isPending || recordings.isPending,
    isDragging,
    error: table.error ?? recordings.error,
    refused,
    leftOut,
    readTable: (file: File) => table.mutate(file),
    readRecordings: (from: readonly File[] | 'picker') => recordings.mutate(from),
  };
}

/** The files of the folder that the user picks; none when the user cancels. */
async function pickedFiles() {
  const folder = await folderPicker('read')?.();
  return folder ? listFolder(folder) : [];
}
