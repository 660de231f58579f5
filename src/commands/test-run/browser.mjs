import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from '../command-error.mjs';
import { inProject, runNode, runProgram } from '../project.mjs';

const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];

/** Finds a Chromium on this machine: CHROMIUM_PATH, then the PATH, then the system's usual folders. */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || findPrograms(programs);
}

/** As `findBrowser`, but prefers Debian's headless Chromium: the same engine at about 0.6 of the processor time. */
export function findTestBrowser() {
  return process.env.CHROMIUM_PATH || findPrograms(['chromium-headless-shell', ...programs]);
}

function findPrograms(names) {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  const applications = [
    ...['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
      (folder) => (folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : []),
    ),
  ];
  return [...onPath, ...applications].find((file) => existsSync(file) && canRun(file));
}

/**
 * Finds a Chromium for the browser tests, or installs one: Playwright's own, or on Debian as root the system's.
 * @returns {Promise<string>} path of the program
 */
export async function provideBrowser() {
  const present = findTestBrowser() ?? (await findPlaywrights());
  if (present) return present;
  console.log('No Chromium found; downloading Playwright’s …');
  const playwright = inProject('node_modules', 'playwright', 'cli.js');
  await runNode(playwright, ['install', 'chromium'], { timeout: 300_000 });
  const fetched = await findPlaywrights();
  if (fetched) return fetched;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing the system’s Chromium package …');
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await runProgram('apt-get', ['update', '-q'], quiet);
    await runProgram(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
      quiet,
    );
    const installed = findTestBrowser();
    if (installed) return installed;
  }
  throw new CommandError(
    'There is no Chromium for the browser tests and none could be fetched: install one, or set CHROMIUM_PATH.',
  );
}

async function findPlaywrights() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return existsSync(file) && canRun(file) ? file : undefined;
}

/** Whether the program starts: its libraries may be missing. On Windows, asking for the version would open a window. */
function canRun(file) {
  return process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}
