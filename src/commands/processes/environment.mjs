import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { inProject } from '../project.mjs';

/** The file for settings. */
export const envFile = inProject('.env');

/** The environment variables and the variables in the file `.env`; the environment takes precedence. */
export function readEnvironment() {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** The folder of the service's data: DATA_DIR, or the user's application data folder. */
export function dataFolder(env) {
  if (env.DATA_DIR) return env.DATA_DIR;
  const name = 'language-console';
  if (process.platform === 'win32')
    return join(env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), name);
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', name);
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), name);
}

/**
 * The environment of the service's process, without the credentials of other targets, which it does not need.
 */
export function serviceEnvironment(env, servicePort) {
  const kept = Object.entries(env).filter(([name]) => !/^TARGET_/i.test(name));
  return {
    ...Object.fromEntries(kept),
    SERVICE_PORT: String(servicePort),
    DATA_DIR: dataFolder(env),
    ENV_FILE: env.ENV_FILE ?? envFile,
  };
}
