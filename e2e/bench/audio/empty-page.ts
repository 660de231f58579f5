import { type DrawTimes, onFile, report } from './dropped-file.ts';

/* A page that takes a file and does nothing for the given milliseconds. */

const waitMilliseconds = Number(new URLSearchParams(location.search).get('milliseconds'));

onFile(async () => {
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, waitMilliseconds));
  const dropped: DrawTimes = {
    complete: waitMilliseconds,
    longestWait: await pageTime.longestWait(start),
  };
  report('dropped', dropped);
});
