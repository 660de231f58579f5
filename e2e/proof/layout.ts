import { accountHeader, consoleHeader, defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';
import { findPostgres, postgresPackage } from '#testing/postgres/cluster.ts';
import { CannotRun, type Proof } from './harness/figure.ts';
import { withDataDir } from './harness/own-service.ts';
import { functions } from './layout/four-functions.ts';
import { isNginxInstalled, startLayout } from './layout/start-layout.ts';

/** Seconds after SIGTERM by which all programs must have ended. Compose waits a little longer before it kills them. */
const secondsToEnd = 30;

/**
 * Starts the layout of `compose.yaml` without containers and calls each function through its reverse proxy, kills an
 * API replica, and calls them again. Then stops all processes.
 */
export async function run(): Promise<Proof> {
  const isPostgresMissing = findPostgres() === undefined;
  if (isPostgresMissing || !isNginxInstalled()) {
    const [name, pack] = isPostgresMissing ? ['PostgreSQL', postgresPackage] : ['nginx', 'nginx'];
    throw new CannotRun(`${name} is not installed: install the package ${pack}.`);
  }
  if (process.platform !== 'linux') {
    throw new CannotRun('Each process needs an address of its own in 127.0.0.0/8, which only Linux has.');
  }
  return withDataDir(async (folder) => {
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1_000;
    const say = (line: string) => console.log(`${seconds().toFixed(1).padStart(5)} s  ${line}`);
    const layout = await startLayout(folder, say);
    try {
      const readyAfter = seconds();
      say(`everything is ready; the entry point is ${layout.url}`);
      const unsigned = await fetch(layout.url);
      const spoofed = await fetch(layout.consoleUrl, { headers: { 'X-Remote-User': 'mallory' } });
      say(`without a password: ${unsigned.status}; past the reverse proxy: ${spoofed.status}`);

      const headers = {
        Authorization: layout.authorization,
        [consoleHeader.name]: consoleHeader.value,
        [accountHeader]: defaultAccount,
      };
      const target = { name: embeddedTarget, baseUrl: `${layout.url}/api/${embeddedTarget}`, headers };
      let answered = 0;
      const callEach = async () => {
        for (const { name, use } of functions) {
          const answer = await use(target).catch((error) => `FAILED: ${error.message}`);
          if (!answer.startsWith('FAILED')) answered++;
          say(`${name}: ${answer}`);
        }
      };
      await callEach();
      await layout.kill('api-1');
      say('api-1 killed');
      await callEach();

      const endings = await layout.stop();
      for (const ending of endings) {
        say(`${ending.name} ended with ${ending.code}, ${ending.seconds.toFixed(1)} s after SIGTERM`);
      }
      return {
        figures: [
          { name: 'processes, PostgreSQL not among them', count: layout.names.length, goal: { atLeast: 6 } },
          { name: 'seconds until all were ready', count: Math.ceil(readyAfter) },
          {
            name: 'requests let in without a password',
            count: Number(unsigned.status !== 401),
            goal: { atMost: 0 },
          },
          {
            name: 'names believed that did not come from the reverse proxy',
            count: Number(spoofed.status !== 403),
            goal: { atMost: 0 },
          },
          {
            name: 'functions used with the right answer, half of them after an API replica was killed',
            count: answered,
            goal: { atLeast: 2 * functions.length },
          },
          {
            name: 'processes that ended with an error, or were killed besides that one',
            count: layout.names.length - 1 - endings.filter(({ code }) => code === 0).length,
            goal: { atMost: 0 },
          },
          {
            name: 'seconds from SIGTERM to the end of the slowest process',
            count: Math.ceil(Math.max(...endings.map((ending) => ending.seconds))),
            goal: { atMost: secondsToEnd },
          },
        ],
      };
    } finally {
      await layout.stop();
    }
  });
}
