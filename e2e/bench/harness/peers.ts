import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The npm packages that the benchmarks compare this project with. None of them is a dependency. */
const peerVersions = {
  '@indic-transliteration/sanscript': '1.3.3',
  '@ricky0123/vad-web': '0.0.31',
  '@scalar/api-reference': '1.72.1',
  'any-ascii': '0.3.3',
  redoc: '2.5.4',
  'swagger-ui-dist': '5.35.0',
} as const;
export type PeerName = keyof typeof peerVersions;

/** An installed package, or the reason why it is missing. */
export type Peer =
  | { readonly packageFolder: string; readonly load: () => Promise<unknown> }
  | { readonly problem: string };

/**
 * Installs a package into its own folder in the user's cache, so that one failing installation does not affect the
 * others.
 */
export function installPeer(name: PeerName): Peer {
  const version = peerVersions[name];
  const folder = join(cacheFolder(), `${name.replace('/', '+')}@${version}`);
  const packageFolder = join(folder, 'node_modules', name);
  if (!existsSync(join(folder, 'complete'))) {
    console.error(`Installing ${name} ${version}, for comparison …`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    try {
      installWithNpm(folder, `${name}@${version}`);
    } catch (error) {
      const [line = 'npm failed'] = /npm error (?!code).*/.exec(String(error)) ?? [];
      return { problem: `${name} ${version} cannot be installed on Node ${process.versions.node} (${line})` };
    }
    mkdirSync(join(folder, 'complete'));
  }
  return {
    packageFolder,
    load: () => import(pathToFileURL(createRequire(join(folder, 'index.js')).resolve(name)).href),
  };
}

function installWithNpm(folder: string, wanted: string): void {
  const args = [
    ...['install', wanted, '--prefix', folder, '--ignore-scripts', '--legacy-peer-deps', '--no-audit'],
    // Some packages require a newer Node but only their browser files are used.
    ...['--no-fund', '--no-package-lock', '--engine-strict=false', '--loglevel=error'],
  ];
  const own = process.env.npm_execpath;
  const options: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: 180_000 };
  if (own && existsSync(own)) execFileSync(process.execPath, [own, ...args], options);
  else execFileSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function cacheFolder(): string {
  const base = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(base, 'language-console', 'peers');
}
