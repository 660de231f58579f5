import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { inProject } from './project.mjs';

/** The environment, completed by the file `.env`; what is set outside wins. */
export function readEnvironment() {
  const file = inProject('.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** Where the service keeps its data: DATA_DIR, else the folder the system gives each user for such things. */
export function dataFolder(env) {
  if (env.DATA_DIR) return env.DATA_DIR;
  const name = 'language-console';
  if (process.platform === 'win32')
    return join(env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), name);
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', name);
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), name);
}

/** What the service's process is given: everything but the credentials of other targets, which it has no use for. */
export function serviceEnvironment(env, servicePort) {
  const kept = Object.entries(env).filter(([name]) => !/^TARGET_/i.test(name));
  return { ...Object.fromEntries(kept), SERVICE_PORT: String(servicePort), DATA_DIR: dataFolder(env) };
}
