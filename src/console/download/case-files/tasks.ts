import type { CaseSet } from '#cases/archive/case-set.ts';
import { readSet, type SetReading } from '#cases/archive/read-set.ts';
import { maxSetBytes, type SetFile, type SetProblems, tooLarge } from '#cases/archive/set-limits.ts';
import { writeSet } from '#cases/archive/write-set.ts';
import { readZip, writeZip } from '#cases/archive/zip.ts';
import { type ComparedCase, compareRuns } from '#cases/baselines/compare-runs.ts';
import type { OperationNames } from '#cases/case-file/name-case.ts';
import { type AudioRows, audioRows } from '#cases/data/audio-rows.ts';
import { type BatchErrorRate, batchErrorRate } from '#cases/data/batch-error-rate.ts';
import { type RowsReading, readRows } from '#cases/data/read-rows.ts';
import { csvReport } from '#cases/evidence/csv-report.ts';
import { harFile } from '#cases/evidence/har-file.ts';
import { htmlReport } from '#cases/evidence/html/html-report.ts';
import { jsonReport } from '#cases/evidence/json-report.ts';
import { junitXml } from '#cases/evidence/junit-xml.ts';
import { createRunReport, type RunRecord } from '#cases/evidence/run-report.ts';
import { proposeExpectations } from '#cases/expectations/propose-expectations.ts';
import { type HarImport, importHar } from '#cases/from-call/import-har.ts';
import type { CaseResult } from '#cases/run/results.ts';
import { caseAudio } from '#console/storage/cases/case-audio.ts';
import { caseRuns } from '#console/storage/cases/case-runs.ts';
import type { EvidenceFormat } from './evidence-formats.ts';
import { readFolder, removeFiles, writeFolder } from './folder.ts';
import { loadFont } from './report-fonts.ts';

/** A file to be saved; `name` has its extension. */
export interface WrittenFile {
  readonly name: string;
  readonly content: Blob;
}

/** The input and the result of each task of the worker, by kind. */
export interface Tasks {
  readSet: { readonly task: { readonly zip: Blob }; readonly answer: SetReading };
  readFolder: { readonly task: { readonly folder: FileSystemDirectoryHandle }; readonly answer: SetReading };
  /** `obsolete`: paths of files that are removed once the set is written. */
  writeFolder: {
    readonly task: {
      readonly folder: FileSystemDirectoryHandle;
      readonly set: CaseSet;
      readonly obsolete: readonly string[];
    };
    readonly answer: SetProblems | { readonly written: number };
  };
  /** The cases that come with the console. */
  starterSet: { readonly task: object; readonly answer: SetReading };
  writeSet: {
    readonly task: { readonly set: CaseSet };
    readonly answer: { readonly zip: Blob } | SetProblems;
  };
  evidence: {
    /** `name` is the file name without its extension. */
    readonly task: { readonly record: RunRecord; readonly format: EvidenceFormat; readonly name: string };
    readonly answer: WrittenFile;
  };
  importHar: {
    /** `taken`: ids that the cases may not have. */
    readonly task: {
      readonly har: Blob;
      readonly taken: ReadonlySet<string>;
      readonly names: OperationNames;
    };
    readonly answer: HarImport | { readonly problem: string };
  };
  readRows: { readonly task: { readonly table: File }; readonly answer: RowsReading };
  /** Two stored runs, by their ids. */
  compareRuns: {
    readonly task: { readonly before: string; readonly after: string };
    readonly answer: readonly ComparedCase[];
  };
  /** Stores the recordings of a folder in this browser, and makes a row of each. */
  recordings: {
    readonly task: { readonly files: readonly { readonly path: string; readonly file: File }[] };
    readonly answer: AudioRows;
  };
  errorRates: { readonly task: { readonly results: readonly CaseResult[] }; readonly answer: BatchErrorRate };
}
export type TaskKind = keyof Tasks;
export type Task<Kind extends TaskKind = TaskKind> = {
  [K in Kind]: { readonly kind: K } & Tasks[K]['task'];
}[Kind];
export type Answer<Kind extends TaskKind> = Tasks[Kind]['answer'];

/** Does a task that would block the page. */
export async function doTask(task: Task): Promise<Answer<TaskKind>> {
  switch (task.kind) {
    case 'readSet': {
      if (task.zip.size > maxSetBytes) return { problems: [tooLarge(task.zip.size)] };
      const unpacked = readZip(new Uint8Array(await task.zip.arrayBuffer()));
      return 'problems' in unpacked ? unpacked : readSet(unpacked.files);
    }
    case 'readFolder': {
      const read = await readFolder(task.folder);
      return 'problems' in read ? read : readSet(read.files);
    }
    case 'writeFolder': {
      const written = writeSet(task.set);
      if ('problems' in written) return written;
      const refused = await writeFolder(task.folder, written.files);
      if (refused) return refused;
      const paths = new Set(written.files.map(({ path }) => path));
      await removeFiles(
        task.folder,
        task.obsolete.filter((path) => !paths.has(path)),
      );
      return { written: written.files.length };
    }
    case 'starterSet':
      return readSet(await (await import('./starter-set.ts')).starterFiles());
    case 'writeSet': {
      const written = writeSet(task.set);
      return 'problems' in written ? written : { zip: zipBlob(written.files) };
    }
    case 'evidence':
      return writeEvidence(task);
    case 'importHar':
      return importHar(await task.har.text(), {
        taken: task.taken,
        names: task.names,
        propose: (exchange, request) => proposeExpectations(request, [exchange], exchange.timing.total),
      });
    case 'readRows':
      return readRows(new Uint8Array(await task.table.arrayBuffer()), task.table.name);
    case 'compareRuns':
      return compareRuns(await caseRuns.results(task.before), await caseRuns.results(task.after));
    case 'recordings': {
      const files = task.files.map(({ path, file }) => ({
        path,
        read: async () => new Uint8Array(await file.arrayBuffer()),
      }));
      return audioRows(files, (key, bytes) => caseAudio.put(key, new Blob([bytes])));
    }
    case 'errorRates':
      return batchErrorRate(task.results);
  }
}

const zipBlob = (files: readonly SetFile[]) => new Blob([writeZip(files)], { type: 'application/zip' });

async function writeEvidence({ record, format, name }: Task<'evidence'>): Promise<WrittenFile> {
  const report = await createRunReport(record);
  const file = (ending: string, type: string, text: string) => ({
    name: `${name}.${ending}`,
    content: new Blob([text], { type }),
  });
  switch (format) {
    case 'junit':
      return file('xml', 'application/xml', junitXml(report));
    case 'json':
      return file('json', 'application/json', await jsonReport(report));
    case 'har':
      return file('har', 'application/json', await harFile(report));
    case 'csv':
      return file('csv', 'text/csv', await csvReport(report));
    case 'html': {
      const { html, files } = await htmlReport(report, { loadFont, folder: `${name}-files` });
      if (files.length === 0) return file('html', 'text/html', html);
      const page = { path: `${name}.html`, bytes: new TextEncoder().encode(html) };
      return { name: `${name}.zip`, content: zipBlob([page, ...files]) };
    }
  }
}
