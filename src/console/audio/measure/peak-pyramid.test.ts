import { describe, expect, it } from 'vitest';
import { outlineOf, PeakCollector } from './peak-pyramid.ts';

const noise = (length: number) => {
  let seed = 7;
  return Float32Array.from({ length }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  });
};

describe('PeakCollector', () => {
  it('gives the same peaks whatever the size of the blocks', () => {
    const samples = noise(100_001);
    const inOne = new PeakCollector(samples.length);
    inOne.add([samples]);
    const inMany = new PeakCollector(samples.length);
    for (let at = 0; at < samples.length; at += 777) inMany.add([samples.subarray(at, at + 777)]);
    expect(inMany.pyramid()).toEqual(inOne.pyramid());
  });

  it('finds the lowest and the highest sample of every range', () => {
    const samples = noise(6400);
    const collector = new PeakCollector(samples.length);
    collector.add([samples]);
    const { top, bottom } = outlineOf(collector.pyramid(), 0, 6400, 100);
    for (let column = 0; column < 100; column += 1) {
      const part = samples.subarray(column * 64, column * 64 + 64);
      expect(top[column]).toBeCloseTo(Math.max(...part), 3);
      expect(bottom[column]).toBeCloseTo(Math.min(...part), 3);
    }
  });

  it('clips samples beyond full scale to 16 bits', () => {
    const collector = new PeakCollector(128);
    collector.add([Float32Array.from({ length: 128 }, (_, index) => (index < 64 ? 3.5 : -100))]);
    expect([...(collector.pyramid().levels[0]?.peaks ?? [])]).toEqual([32_767, 32_767, -32_767, -32_767]);
  });

  it('keeps every peak on the coarser levels', () => {
    const samples = new Float32Array(3_000_000);
    samples[1_234_567] = 0.75;
    const collector = new PeakCollector(samples.length);
    collector.add([samples]);
    const pyramid = collector.pyramid();
    expect(pyramid.levels.length).toBeGreaterThan(3);
    for (const { peaks } of pyramid.levels) expect(peaks.reduce((a, b) => Math.max(a, b), 0)).toBe(24_575);
    const { top } = outlineOf(pyramid, 0, samples.length, 600);
    const column = (1_234_567 / 3_000_000) * 600;
    expect(Math.abs(top.indexOf(Math.max(...top)) - column)).toBeLessThan(1);
  });

  it('draws a flat line after the end of the recording', () => {
    const collector = new PeakCollector(6400);
    collector.add([noise(3200)]);
    const { top } = outlineOf(collector.pyramid(), 0, 6400, 10);
    expect([...top.subarray(6)]).toEqual([0, 0, 0, 0]);
  });
});
