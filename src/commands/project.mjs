import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CommandError } from './command-error.mjs';

/** The project's folder. All commands run here, wherever they were called. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

/**
 * Runs a program with inherited output and without input, and waits for it to end.
 * @returns {Promise<number>} its exit code, or 1 when a signal ended it
 */
export function runProgram(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', (error) => reject(new CommandError(`${command} cannot be run: ${error.message}`)));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a JavaScript program of an installed package, for example `node_modules/vite/bin/vite.js`. */
export function runNode(file, args, options) {
  return runProgram(process.execPath, [file, ...args], options);
}

/** Runs a TypeScript program of the project. */
export function runScript(file, args, options) {
  const loader = pathToFileURL(inProject('node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  return runNode('--import', [loader, inProject(file), ...args], options);
}

/** Runs npm, which is installed with Node and is a script on Windows. */
export function runNpm(args) {
  const own = process.env.npm_execpath;
  if (own && existsSync(own)) return runNode(own, args);
  return runProgram('npm', args, { shell: process.platform === 'win32' });
}

/** Every file below the given files and folders of the project, as a path relative to it. */
export function listFiles(...paths) {
  return paths.flatMap((path) => {
    const full = inProject(path);
    if (!existsSync(full)) return [];
    if (!statSync(full).isDirectory()) return [path];
    return readdirSync(full).flatMap((name) => listFiles(join(path, name)));
  });
}
