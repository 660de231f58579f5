import { caseJsonSchemaText, schemaFileName, writeCase } from '../case-file/write-case.ts';
import { audioOf, baselinePath, type CaseSet } from './case-set.ts';
import { fileProblems, type SetFile, type SetProblems } from './set-limits.ts';

/**
 * The files of a set, by path: the published schema, the cases, their accepted answers and data, and the recordings
 * that they refer to. Refuses missing recordings, and paths and sizes that `readSet` would refuse, with the same
 * messages.
 */
export function writeSet(set: CaseSet): { readonly files: readonly SetFile[] } | SetProblems {
  const encoder = new TextEncoder();
  const text = (path: string, content: string): SetFile => ({ path, bytes: encoder.encode(content) });
  const problems: string[] = [];
  const audio = new Map<string, SetFile>();
  for (const entry of set.cases) {
    for (const { sha256, name } of audioOf(entry)) {
      const bytes = set.audio.get(sha256);
      if (bytes) audio.set(sha256, { path: `audio/${sha256}${endingOf(name)}`, bytes });
      else problems.push(`${entry.path}: the recording ${name} (audio/${sha256}) is missing`);
    }
  }
  const files = [
    text(schemaFileName, caseJsonSchemaText()),
    ...set.cases.flatMap(({ path, case: value }) => {
      const baseline = set.baselines.get(value.id);
      return [
        text(path, writeCase(value, schemaPathFrom(path))),
        ...(baseline === undefined ? [] : [text(baselinePath(path), baseline)]),
      ];
    }),
    ...[...set.data].map(([path, content]) => text(path, content)),
    ...audio.values(),
  ];
  problems.push(...fileProblems(files.map(({ path, bytes }) => ({ path, size: bytes.length }))));
  return problems.length > 0 ? { problems } : { files };
}

const schemaPathFrom = (path: string) => {
  const depth = path.split('/').length - 1;
  return `${depth === 0 ? './' : '../'.repeat(depth)}${schemaFileName}`;
};

/** The extension of a recording's file, taken from the file name sent to the target. */
const endingOf = (name: string) => /\.(wav|mp3|flac|ogg|opus|pcm)$/i.exec(name)?.[0].toLowerCase() ?? '';
