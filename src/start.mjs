// Runs on Node alone, before anything is installed. Each command loads what it needs itself.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  process.exit(1);
}

const commands = [
  'start',
  'dev',
  'build',
  'test',
  'check',
  'bench',
  'proof',
  'train',
  'engines',
  'cases',
  'account',
];
const [name = 'start', ...args] = process.argv.slice(2);
if (!commands.includes(name)) {
  console.error(`Unknown command "${name}". The commands are: ${commands.join(', ')}.`);
  process.exit(1);
}

const { exitWithError } = await import('./commands/command-error.mjs');
try {
  const { run } = await import(`./commands/${name}.mjs`);
  await run(args);
} catch (error) {
  exitWithError(error);
}
