import { readCase } from '../case-file/read-case.ts';
import { schemaFileName } from '../case-file/write-case.ts';
import { decodeText } from '../data/decode-text.ts';
import { readRows } from '../data/read-rows.ts';
import { sha256 } from '../data/sha256.ts';
import { audioOf, baselinePath, type CaseInSet, type CaseSet, dataPath } from './case-set.ts';
import { fileProblems, pathProblem, type SetFile, type SetProblems } from './set-limits.ts';
import { isSystemFile } from './zip.ts';

/** A set, or every reason why the files are not a set. `ignored`: paths of files that do not belong to a set. */
export type SetReading = { readonly set: CaseSet; readonly ignored: readonly string[] } | SetProblems;

/**
 * Reads the files of a folder or a zip as a set of cases. Refuses the entire set because of a single problem, so that
 * it is never imported in part.
 */
export async function readSet(files: readonly SetFile[]): Promise<SetReading> {
  const problems = fileProblems(files.map(({ path, bytes }) => ({ path, size: bytes.length })));
  if (problems.length > 0) return { problems };
  const content = sortFiles(files);
  const data = new Map(content.data.map(({ path, bytes }) => [path, decodeText(bytes)?.text]));
  const cases: CaseInSet[] = [];
  for (const file of content.cases) {
    const read = await readSetCase(file, data);
    if ('problems' in read) problems.push(...read.problems.map((problem) => `${file.path}: ${problem}`));
    else cases.push(read);
  }
  const audio = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { path, bytes } of content.audio) {
    const key = await sha256(bytes);
    if (key !== keyOfAudio(path)) problems.push(`${path}: the content is not that of the file’s name`);
    audio.set(key, bytes);
  }
  const ids = new Map<string, string>();
  for (const entry of cases) {
    const other = ids.get(entry.case.id);
    if (other !== undefined) problems.push(`${entry.path}: ${other} has the id ${entry.case.id} already`);
    ids.set(entry.case.id, entry.path);
    for (const used of audioOf(entry)) {
      if (!audio.has(used.sha256)) {
        problems.push(`${entry.path}: the recording ${used.name} (audio/${used.sha256}) is missing`);
      }
    }
  }
  const baselines = new Map<string, string>();
  const idsByBaseline = new Map(cases.map((entry) => [baselinePath(entry.path), entry.case.id]));
  for (const { path, bytes } of content.baselines) {
    const id = idsByBaseline.get(path);
    const text = decodeText(bytes)?.text;
    if (text === undefined) problems.push(`${path}: this is not a text file`);
    else if (id !== undefined) baselines.set(id, text);
    else if (problems.length === 0) problems.push(`${path}: there is no case of that name beside it`);
  }
  if (problems.length > 0) return { problems };
  if (cases.length === 0) return { problems: ['there is no case: no file ends in .json'] };
  const used = new Set(
    cases.flatMap(({ path, case: { data: from } }) =>
      from && 'file' in from ? [dataPath(path, from.file)] : [],
    ),
  );
  const texts = new Map(
    [...data].flatMap(([path, text]) => (text === undefined || !used.has(path) ? [] : [[path, text]])),
  );
  const ignored = [...content.others, ...[...data.keys()].filter((path) => !used.has(path))];
  return { set: { cases, audio, baselines, data: texts }, ignored };
}

const keyOfAudio = (path: string) => /^audio\/([0-9a-f]{64})(\.[a-z0-9]+)?$/.exec(path)?.[1];

function sortFiles(files: readonly SetFile[]) {
  const sorted = {
    cases: [] as SetFile[],
    baselines: [] as SetFile[],
    data: [] as SetFile[],
    audio: [] as SetFile[],
    others: [] as string[],
  };
  for (const file of files) {
    const { path } = file;
    if (isSystemFile(path) || path === schemaFileName) continue;
    if (path.startsWith('audio/')) {
      if (keyOfAudio(path) === undefined) sorted.others.push(path);
      else sorted.audio.push(file);
    } else if (path.endsWith('.accepted.json')) sorted.baselines.push(file);
    else if (path.endsWith('.json')) sorted.cases.push(file);
    else if (/\.(csv|tsv)$/i.test(path)) sorted.data.push(file);
    else sorted.others.push(path);
  }
  return sorted;
}

async function readSetCase(
  { path, bytes }: SetFile,
  data: ReadonlyMap<string, string | undefined>,
): Promise<CaseInSet | SetProblems> {
  const text = decodeText(bytes)?.text;
  if (text === undefined) return { problems: ['this is not a text file'] };
  const read = readCase(text);
  if ('problems' in read) return read;
  const { data: from } = read.case;
  if (!from) return { path, case: read.case };
  if ('rows' in from) return { path, case: read.case, rows: from.rows };
  const problem = pathProblem(from.file);
  if (problem !== undefined) return { problems: [`data.file: ${problem}`] };
  const table = data.get(dataPath(path, from.file));
  if (table === undefined) return { problems: [`data.file: ${from.file} is missing or not a text file`] };
  const rows = await readRows(table, from.file);
  if ('problems' in rows) return { problems: rows.problems.map((sentence) => `${from.file}: ${sentence}`) };
  return { path, case: read.case, rows: rows.rows };
}
