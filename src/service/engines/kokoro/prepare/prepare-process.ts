import { answerTask } from '#service/processes/task-process.ts';
import { prepareKokoro } from './prepare-kokoro.ts';

const [packages, out] = process.argv.slice(2);

answerTask(async () => {
  if (!packages || !out) throw new Error('two arguments are needed: package folder, engine folder');
  await prepareKokoro({ packages, out, signal: new AbortController().signal });
});
