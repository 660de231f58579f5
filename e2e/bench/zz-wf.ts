import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { speechWav } from '../recordings/recordings.ts';
import { babble } from '../recordings/sounds.ts';
import { give, openAudioPages, reportOf } from './audio/pages.ts';
const pages = await openAudioPages();
const wav = join(pages.folder, 'large.wav');
writeFileSync(wav, speechWav(babble(60, 16000), 16000, 99_000_000));
const med = (v: number[]) => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)];
const f: number[] = [], c: number[] = [], re: number[] = [];
for (let i = 0; i < Number(process.argv[2] ?? 6); i++) {
  const page = await pages.open('waveform.html');
  const trace = i === 3 && process.env.TRACE;
  if (trace) await pages.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8', 'ServiceWorker','Blob','file', ...(process.env.PROFILE ? ['disabled-by-default-v8.cpu_profiler'] : [])] });
  await give(page, wav);
  const d = await reportOf(page, 'dropped', 100000) as any;
  if (trace) writeFileSync('/tmp/wf/trace.json', await pages.browser.stopTracing());
  const r = await reportOf(page, 'reopened', 100000) as any;
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map((m) => `${m.name} ${m.startTime.toFixed(1)}`));
  if (marks.length) console.log(marks.join(' | '));
  f.push(d.first); c.push(d.complete); re.push(r.complete);
  console.log(d.first.toFixed(1), d.complete.toFixed(1), r.complete.toFixed(1));
  await page.context().close();
}
console.log('median', med(f), med(c), med(re));
await pages.close(); process.exit(0);
