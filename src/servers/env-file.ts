import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

/**
 * Sets variables in a file such as `.env`; undefined removes one. Every other line stays as it is. The file is replaced
 * atomically, readable by its owner only.
 *
 * @throws an error when a value cannot be written in this format; the system's error.
 */
export async function writeEnvFile(
  path: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const before = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const names = Object.keys(variables);
  const kept = before.split('\n').filter((line) => !names.some((name) => assigns(line, name)));
  while (kept.at(-1) === '') kept.pop();
  const lines = Object.entries(variables).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(name, value)}`],
  );
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, `${[...kept, ...lines].join('\n')}\n`, { mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const assigns = (line: string, name: string) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line);

/** The value as it is written in the file, quoted so that it is read back unchanged. */
function quoted(name: string, value: string): string {
  const written = ['', "'", '"', '`'].map((quote) => quote + value + quote);
  const found = written.find((one) => !value.includes('\n') && parseEnv(`${name}=${one}`)[name] === value);
  if (found === undefined) throw new Error(`${name} has a value that cannot be represented in the file`);
  return found;
}
