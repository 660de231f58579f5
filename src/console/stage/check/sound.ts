/** Milliseconds that a sound device gets to start. */
const startTime = 400;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs `use` with a running sound output. Returns false if the browser allows no sound or has no output. */
async function withSound(use: (context: AudioContext) => Promise<boolean>): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  const context = new AudioContext();
  try {
    // `resume()` waits for a click where the browser allows no sound yet.
    await Promise.race([context.resume(), pause(startTime)]);
    return context.state === 'running' && (await use(context));
  } catch {
    return false;
  } finally {
    void context.close().catch(() => {});
  }
}

/** Whether this page can make sounds now: the output runs, and its clock moves. */
export const canPlaySound = (): Promise<boolean> =>
  withSound(async (context) => {
    for (let waited = 0; waited < startTime; waited += 20) {
      if (context.currentTime > 0) return true;
      await pause(20);
    }
    return false;
  });

/** The two notes of the test sound, in hertz. */
const notes = [523.25, 783.99] as const;
const secondsPerNote = 0.18;

/** Plays two quiet notes. Returns whether they were played. */
export const playTestSound = (): Promise<boolean> =>
  withSound(async (context) => {
    notes.forEach((frequency, index) => {
      const start = context.currentTime + index * secondsPerNote;
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setTargetAtTime(0.2, start, 0.01);
      volume.gain.setTargetAtTime(0, start + secondsPerNote / 2, 0.04);
      const tone = new OscillatorNode(context, { frequency });
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + secondsPerNote * 2);
    });
    await pause(notes.length * secondsPerNote * 1000 + 200);
    return true;
  });
