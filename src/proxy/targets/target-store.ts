import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { type NewTarget, reservedTargetNames } from '#contract/proxy/new-target.ts';
import type { Target, TargetList } from '#contract/proxy/targets.ts';
import { writeEnvFile } from '#servers/env-file.ts';
import { type ProxyTarget, remoteTarget, type Targets, targetOfVariable, variablePrefix } from './targets.ts';

/** Whether a target was added or removed; otherwise why not, in one sentence without any of its values. */
export type TargetChangeOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: string };

/** The targets, which people can change while the proxy runs. */
export interface TargetStore {
  get(name: string): ProxyTarget | undefined;
  /** What the browser may see: never an address, a key or an app id. */
  list(): Promise<TargetList>;
  add(target: NewTarget): Promise<TargetChangeOutcome>;
  /** Forgets a target that was added here, or that is in the file `.env`, and removes it from that file. */
  remove(name: string): Promise<TargetChangeOutcome>;
}

const maxTargets = 100;

/** @param envFile path of the file `.env`, if targets may be written there */
export function createTargetStore(configured: Targets, envFile?: string): TargetStore {
  const targets = new Map(configured);
  const inMemory = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  /** Changes are made one after the other, because each reads the file that the previous one wrote. */
  const inTurn = (change: () => Promise<TargetChangeOutcome>): Promise<TargetChangeOutcome> => {
    const done = last.then(change);
    last = done.catch(() => {});
    return done;
  };

  const variablesInFile = async (): Promise<readonly string[]> => {
    if (envFile === undefined) return [];
    const text = await readFile(envFile, 'utf8').catch(() => '');
    return Object.keys(parseEnv(text)).filter((variable) => targetOfVariable(variable) !== undefined);
  };

  /** Sets variables in the file. @returns why it could not be written, without their values */
  const write = async (
    variables: Readonly<Record<string, string | undefined>>,
  ): Promise<string | undefined> => {
    if (envFile === undefined) return 'This console was started without a file for settings.';
    try {
      await writeEnvFile(envFile, variables);
      return undefined;
    } catch (error) {
      const code =
        error instanceof Error && 'code' in error ? String(error.code) : 'a value cannot be written';
      return `The file .env was not changed (${code}).`;
    }
  };

  return {
    get: (name) => targets.get(name),
    async list() {
      const filed = new Set((await variablesInFile()).map(targetOfVariable));
      const shown = [...targets.values()].sort(embeddedFirst).map(
        ({ name, kind, credentials }): Target => ({
          name,
          kind,
          hasCredentials: kind === 'embedded' || credentials !== undefined,
          ...(filed.has(name) ? { kept: 'env-file' } : inMemory.has(name) && { kept: 'memory' }),
        }),
      );
      return { targets: shown, envFile: envFile !== undefined };
    },
    add: ({ name, baseUrl, apiKey, appId, keep }) =>
      inTurn(async () => {
        if (reservedTargetNames.includes(name)) return refuse(`name: "${name}" is reserved.`);
        if (targets.has(name)) return refuse(`name: a target is already called "${name}".`);
        if (targets.size >= maxTargets) return refuse(`There are ${maxTargets} targets already.`);
        if (keep === 'env-file') {
          const prefix = variablePrefix(name);
          const problem = await write({
            [`${prefix}_BASE_URL`]: baseUrl,
            [`${prefix}_API_KEY`]: apiKey,
            [`${prefix}_APP_ID`]: appId,
          });
          if (problem) return refuse(problem);
        }
        targets.set(name, remoteTarget(name, baseUrl, apiKey, appId));
        inMemory.add(name);
        return { ok: true };
      }),
    remove: (name) =>
      inTurn(async () => {
        if (!targets.has(name)) return refuse(`No target is called "${name}".`);
        const filed = (await variablesInFile()).filter((variable) => targetOfVariable(variable) === name);
        if (filed.length === 0 && !inMemory.has(name)) {
          return refuse(`"${name}" is set by an environment variable and is removed there.`);
        }
        if (filed.length > 0) {
          const problem = await write(Object.fromEntries(filed.map((variable) => [variable, undefined])));
          if (problem) return refuse(problem);
        }
        targets.delete(name);
        inMemory.delete(name);
        return { ok: true };
      }),
  };
}

const refuse = (problem: string) => ({ ok: false, problem }) as const;

const embeddedFirst = (a: ProxyTarget, b: ProxyTarget) =>
  Number(b.kind === 'embedded') - Number(a.kind === 'embedded') || (a.name < b.name ? -1 : 1);
