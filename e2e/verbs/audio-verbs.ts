import { expect, type Locator, type Page } from '@playwright/test';
import type { Mp3Index } from '#console/audio/format/mp3-index.ts';
import type { AudioPart } from '#console/storage/audio-files.ts';

export const jobView = (page: Page): Locator => page.getByRole('region', { name: /^Job: / });
export const jobSlider = (page: Page): Locator =>
  jobView(page).getByRole('slider', { name: 'Position in the recording' });

/** Length of the recording that the player shows, in seconds. */
export const shownLength = async (page: Page): Promise<number> =>
  Number(await jobSlider(page).getAttribute('aria-valuemax'));

/** Chooses files, given by name, through the panel's button. */
export async function chooseFiles(page: Page, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  await chooser.setFiles(
    Object.entries(files).map(([name, bytes]) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    })),
  );
}

interface HeardSamples {
  readonly samples: number[];
  /** Seconds that the player showed at the last sample. */
  readonly claimed: number;
}

/** Records the output of whatever the page plays from now on, at 44.1 kHz. */
export async function recordOutput(
  page: Page,
): Promise<{ samplesAt(seconds: number): Promise<HeardSamples> }> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    const ears: { element: HTMLMediaElement; analyser: AnalyserNode }[] = [];
    HTMLMediaElement.prototype.play = function () {
      const context = new AudioContext({ sampleRate: 44_100 });
      const analyser = new AnalyserNode(context, { fftSize: 8192 });
      context.createMediaElementSource(this).connect(analyser).connect(context.destination);
      ears.push({ element: this, analyser });
      return play.call(this);
    };
    Object.assign(globalThis, {
      hearAt: (seconds: number) =>
        new Promise((resolve) => {
          const look = () => {
            const ear = ears.at(-1);
            if (!ear || ear.element.currentTime < seconds) return requestAnimationFrame(look);
            const samples = new Float32Array(8192);
            ear.analyser.getFloatTimeDomainData(samples);
            resolve({ samples: Array.from(samples), claimed: ear.element.currentTime });
          };
          look();
        }),
    });
  });
  return { samplesAt: (seconds) => page.evaluate<HeardSamples>(`hearAt(${seconds})`) };
}

/** Reads a file that the browser stores for a recording, as soon as it exists. */
export async function readStoredPart(page: Page, key: string, part: AudioPart): Promise<Uint8Array> {
  const look = () =>
    page.evaluate(async (name) => {
      try {
        const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('audio');
        const file = await (await folder.getFileHandle(name)).getFile();
        const letters = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
          String.fromCharCode(byte),
        );
        return btoa(letters.join(''));
      } catch {
        return '';
      }
    }, `${key}.${part}`);
  let found = '';
  await expect
    .poll(async () => {
      found = await look();
      return found.length;
    })
    .toBeGreaterThan(0);
  return Buffer.from(found, 'base64');
}

interface DecodedFrames {
  /** One array per channel. */
  readonly samples: Float32Array[];
  /** Whether decoding stopped at a damaged frame. */
  readonly failed: boolean;
}

/** Decodes an mp3 file frame by frame with the browser's own codec. */
export async function decodeFrameByFrame(
  page: Page,
  bytes: Uint8Array,
  { starts, sizes, sampleRate, channels }: Mp3Index,
): Promise<DecodedFrames> {
  const given = {
    file: Buffer.from(bytes).toString('base64'),
    frames: Array.from(starts, (start, index) => [start, sizes[index] ?? 0] as const),
    config: { codec: 'mp3', sampleRate, numberOfChannels: channels },
  };
  const { planes, failed } = await page.evaluate(async ({ file, frames, config }) => {
    const whole = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    const planes: string[][] = Array.from({ length: config.numberOfChannels }, () => []);
    let failed = false;
    const decoder = new AudioDecoder({
      output: (data) => {
        for (const [planeIndex, plane] of planes.entries()) {
          const samples = new Uint8Array(data.numberOfFrames * 4);
          data.copyTo(samples, { planeIndex, format: 'f32-planar' });
          plane.push(btoa(String.fromCharCode(...samples)));
        }
        data.close();
      },
      error: () => {
        failed = true;
      },
    });
    decoder.configure(config);
    for (const [index, [start, size]] of frames.entries()) {
      decoder.decode(
        new EncodedAudioChunk({
          type: 'key',
          timestamp: index * 1000,
          data: whole.subarray(start, start + size),
        }),
      );
    }
    await decoder.flush().catch(() => {});
    return { planes, failed };
  }, given);
  const samples = planes.map((plane) => {
    const all = Buffer.concat(plane.map((part) => Buffer.from(part, 'base64')));
    return new Float32Array(Uint8Array.from(all).buffer);
  });
  return { samples, failed };
}
