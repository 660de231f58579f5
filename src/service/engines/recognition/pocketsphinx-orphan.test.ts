import { fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { isRunning } from '#testing/service/is-running.ts';
import { createPocketsphinxRecogniser } from './recogniser-pocketsphinx.ts';

describe.skipIf(process.platform === 'win32')('the program of the recogniser', { timeout: 180_000 }, () => {
  let folder: string;
  let count = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'orphan-'));
    mkdirSync(join(folder, 'model'));
    for (const name of ['en-us', 'en-us.lm.bin', 'cmudict-en-us.dict']) {
      writeFileSync(join(folder, 'model', name), '');
    }
    writeFileSync(join(folder, 'a.wav'), wavBytes(tone(1, 16_000), { sampleRate: 16_000 }));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A program that writes its process id to a file and then never ends. */
  function endlessProgram() {
    const [command, whoFile] = [join(folder, `endless-${count}`), join(folder, `who-${count++}`)];
    const script = `#!/bin/sh\n[ $# -eq 0 ] && exit 0\necho $$ > '${whoFile}'\nexec sleep 600\n`;
    writeFileSync(command, script, { mode: 0o700 });
    const started = () =>
      vi.waitFor(
        () => {
          const who = existsSync(whoFile) ? Number(readFileSync(whoFile, 'utf8')) : 0;
          expect(who).toBeGreaterThan(0);
          return who;
        },
        { timeout: 60_000 },
      );
    return { command, started };
  }

  const ended = (pid: number) => vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 60_000 });

  it('PocketSphinx ends when the service is killed', { tags: 'slow' }, async () => {
    const { command, started } = endlessProgram();
    const file = new URL('../../../testing/service/recogniser-process.ts', import.meta.url);
    const service = fork(file, [command, join(folder, 'model'), join(folder, 'a.wav')], {
      execArgv: ['--import', 'tsx'],
    });
    const program = await started();
    expect(isRunning(program)).toBe(true);
    service.kill('SIGKILL');
    await ended(program);
  });

  it('PocketSphinx stops when the caller aborts', async () => {
    const { command, started } = endlessProgram();
    const recogniser = await createPocketsphinxRecogniser({ command, model: join(folder, 'model') });
    const leaving = new AbortController();
    const options = { language: 'en', domain: 'generic', signal: leaving.signal } as const;
    const recognising = recogniser?.recognise(join(folder, 'a.wav'), options);
    const program = await started();
    leaving.abort(new Error('enough'));
    await expect(recognising).rejects.toThrow('enough');
    await ended(program);
  });
});
