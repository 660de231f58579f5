import { doTask, type Task } from './tasks.ts';

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  try {
    postMessage({ answer: await doTask(data) });
  } catch (error) {
    postMessage({ problem: String(error) });
  }
});
