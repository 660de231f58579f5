import type { Locator, Page } from '@playwright/test';

export const jobView = (page: Page): Locator => page.getByRole('region', { name: /^Job: / });
export const jobSlider = (page: Page): Locator =>
  jobView(page).getByRole('slider', { name: 'Position in the recording' });

/** Seconds. */
export const lengthShown = async (page: Page): Promise<number> =>
  Number(await jobSlider(page).getAttribute('aria-valuemax'));

/** Chooses files, by their names, through the panel's button. */
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

interface Heard {
  readonly samples: number[];
  /** Seconds that the player showed at the last of them. */
  readonly claimed: number;
}

/** Listens to whatever the page plays from now on, at 44.1 kHz, as somebody at the loudspeaker would. */
export async function listen(page: Page): Promise<{ samplesAt(seconds: number): Promise<Heard> }> {
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
  return { samplesAt: (seconds) => page.evaluate<Heard>(`hearAt(${seconds})`) };
}
