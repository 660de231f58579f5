import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { readEnvironment, serviceEnvironment } from './processes/environment.mjs';
import { superviseService } from './processes/supervise.mjs';
import { inProject, root } from './project.mjs';

/** Runs saved cases without a browser: the cases of a folder, or the starter set. */
export async function run(args) {
  await ensureInstalled();
  const env = readEnvironment();
  const { register } = await import('tsx/esm/api');
  // tsx stays registered, because the client loads the code that reads refusals only when the first one arrives.
  register();
  const { runCasesCommand } = await import('./cases/cases-command.ts');
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => controller.abort(new Error('stopped')));
  }
  // A reader such as `head` may close the pipe; the run goes on, for its reports and its exit code.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const terminal = process.stdout.isTTY && !process.env.CI;
  const show = (text) => process.stdout.write(`\r\u001b[K${text}`);
  process.exitCode = await runCasesCommand(args, {
    starterSet: inProject('e2e', 'cases'),
    env,
    signal: controller.signal,
    print: (line) => {
      if (terminal) show('');
      console.log(line);
    },
    progress: terminal ? show : undefined,
    startService: () => startUnlessRunning(env),
    version: JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version,
    commit: await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    ),
  });
}

/** Starts the embedded service if none answers on SERVICE_PORT. */
async function startUnlessRunning(env) {
  const port = env.SERVICE_PORT || '5174';
  const answers = await fetch(`http://127.0.0.1:${port}/_local/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) return async () => {};
  await ensureBuilt();
  const service = superviseService({
    entry: inProject('dist', 'server', 'service-process.js'),
    env: serviceEnvironment(env, port),
  });
  await service.start();
  return service.stop;
}
