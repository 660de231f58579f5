import { describe, expect, it } from 'vitest';
import { decibelsOf, EnergyCollector, soundSeconds, soundThreshold } from './energy-track.ts';

const sine = (seconds: number, level: number, rate: number) =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, n) => level * Math.sin((2 * Math.PI * 441 * n) / rate),
  );

/** The energy track of consecutive tones, each given by its seconds and its level. */
function createTrack(stretches: readonly (readonly [number, number])[], rate = 16_000) {
  const collector = new EnergyCollector(rate);
  for (const [seconds, level] of stretches) collector.add([sine(seconds, level, rate)]);
  return collector.track();
}

describe('EnergyCollector', () => {
  it('the energy track has the root mean square of each hundredth of a second, within half a decibel', () => {
    const track = createTrack([
      [1, 1],
      [1, 0.1],
      [1, 0],
    ]);
    expect(track).toHaveLength(300);
    expect(Math.abs(decibelsOf(track[50] ?? 0) + 3.01)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(decibelsOf(track[150] ?? 0) + 23.01)).toBeLessThanOrEqual(0.5);
    expect(track[250]).toBe(0);
  });

  it('the energy track is the same for any block size, and does not drift at any sample rate', () => {
    const samples = sine(60, 0.3, 11_025);
    const inOne = new EnergyCollector(11_025);
    inOne.add([samples]);
    const inMany = new EnergyCollector(11_025);
    for (let at = 0; at < samples.length; at += 777) inMany.add([samples.subarray(at, at + 777)]);
    expect(inMany.track()).toEqual(inOne.track());
    expect(inOne.track()).toHaveLength(6000);
  });
});

describe('the threshold of sound', () => {
  it('separates speech from background noise', () => {
    const track = createTrack([
      [2, 0.003],
      [1, 0.3],
      [2, 0.004],
      [0.5, 0.2],
    ]);
    const threshold = soundThreshold(track);
    const secondsOfSound = (start: number, end: number) => soundSeconds(track, start, end, threshold);
    expect(secondsOfSound(0, 2)).toBe(0);
    expect(secondsOfSound(2, 3)).toBeCloseTo(1, 6);
    expect(secondsOfSound(3.2, 4.8)).toBe(0);
    expect(secondsOfSound(0, 60)).toBeCloseTo(1.5, 6);
  });

  it('counts a recording without pauses as all sound, and a silent one as all silence', () => {
    const loud = createTrack([[2, 0.4]]);
    expect(soundSeconds(loud, 0, 2, soundThreshold(loud))).toBeCloseTo(2, 6);
    const silent = createTrack([[2, 0]]);
    expect(soundSeconds(silent, 0, 2, soundThreshold(silent))).toBe(0);
  });
});
