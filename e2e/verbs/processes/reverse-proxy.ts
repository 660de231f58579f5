import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

export type ProxyProgram = 'nginx' | 'Caddy';

/** The user whom the proxy lets in. */
export const person = { username: 'anna', password: 'a pass word' };

export interface ReverseProxy {
  readonly program: ProxyProgram;
  /** Address of the console, with its path. */
  readonly url: string;
  close(): Promise<void>;
}

/** The search path with the folders in which Debian has nginx: by default only root searches them. */
const searchPath = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const commands = { nginx: 'nginx', Caddy: 'caddy' } as const;
const env = { ...process.env, PATH: searchPath };

export const isInstalled = (program: ProxyProgram): boolean =>
  spawnSync(commands[program], [program === 'nginx' ? '-v' : 'version'], { env }).status === 0;

/** The example in the page on deployment. */
function example(program: ProxyProgram): string {
  const page = readFileSync(new URL('../../../src/service/DEPLOYMENT.md', import.meta.url), 'utf8');
  const found = new RegExp(`<!-- ${program} -->\n\`\`\`\\w+\n([^]*?)\n\`\`\``).exec(page)?.[1];
  if (!found) throw new Error(`The page on deployment has no example for ${program}.`);
  return found;
}

/** Replaces a part of an example; the test fails when the example does not have it any more. */
function change(text: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((before, [part, replacement]) => {
    if (!before.includes(part)) throw new Error(`The example has no “${part}”.`);
    return before.replaceAll(part, () => replacement);
  }, text);
}

/**
 * Starts a reverse proxy with the example of the page on deployment, in which only ports, files and the password are
 * replaced. Its files are in a folder of its own; it uses nothing of a proxy that the machine may be running.
 *
 * @param basePath the path of the console, `/console`; empty at the root of the host
 */
export async function startReverseProxy(
  program: ProxyProgram,
  consolePort: number,
  basePath: string,
): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'reverse-proxy-'));
  const port = await findFreePort();
  const child =
    program === 'nginx'
      ? startNginx(folder, port, consolePort, basePath)
      : startCaddy(folder, port, consolePort, basePath);
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = once(child, 'close');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${log}`);
    await pause(50);
  }
  return {
    program,
    url: `https://localhost:${port}${basePath}/`,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startNginx(folder: string, port: number, consolePort: number, basePath: string): ChildProcess {
  const file = (name: string) => join(folder, name);
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-keyout', file('console.key'), '-out', file('console.pem')],
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(file('console.htpasswd'), `${person.username}:{PLAIN}${person.password}\n`);
  const server = change(
    example('nginx'),
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['console.example.com', 'localhost'],
    ['/etc/ssl/console', file('console')],
    ['/etc/nginx/console.htpasswd', file('console.htpasswd')],
    ['127.0.0.1:5173', `127.0.0.1:${consolePort}`],
    ['location / {', `location ${basePath}/ {`],
  );
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(file(name));
    return `${name}_temp_path ${file(name)};`;
  });
  writeFileSync(
    file('nginx.conf'),
    `daemon off; master_process off; pid ${file('pid')}; error_log stderr warn;
events {}
http { access_log off; ${folders.join(' ')}
${server}
}`,
  );
  return spawn('nginx', ['-p', folder, '-c', file('nginx.conf'), '-e', 'stderr'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function startCaddy(folder: string, port: number, consolePort: number, basePath: string): ChildProcess {
  const own = { ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const hash = execFileSync('caddy', ['hash-password', '--plaintext', person.password], {
    env: own,
    encoding: 'utf8',
  }).trim();
  const site = change(
    example('Caddy'),
    ['console.example.com', `https://localhost:${port}`],
    ['$2a$14$…', hash],
    ['127.0.0.1:5173', `127.0.0.1:${consolePort}`],
    [
      'reverse_proxy ',
      basePath ? `redir ${basePath} ${basePath}/\n  reverse_proxy ${basePath}/* ` : 'reverse_proxy ',
    ],
  );
  const file = join(folder, 'Caddyfile');
  // Caddy issues the certificate itself, and does not add its root certificate to the trust store of the machine.
  const general = '{\n  admin off\n  local_certs\n  skip_install_trust\n  auto_https disable_redirects\n}\n';
  writeFileSync(file, `${general}${site.replace(' {\n', ' {\n  bind 127.0.0.1\n')}\n`);
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: own,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
