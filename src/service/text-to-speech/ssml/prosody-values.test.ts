import { describe, expect, it } from 'vitest';
import { parsePitch, parseRate, parseTime, parseVolume } from './prosody-values.ts';

describe('prosody values', () => {
  it.each([
    ['+3st', { by: 3 }],
    ['-2.5st', { by: -2.5 }],
    ['400Hz', { to: 12 }],
    ['+100Hz', { by: 12 }],
    ['-50Hz', { by: -12 }],
    ['+100%', { by: 12 }],
    ['50%', { to: -12 }],
    ['high', { to: 3 }],
    ['default', { to: 0 }],
  ])('the pitch %s is read, with 100 Hz around it and a base pitch of 200 Hz', (value, change) => {
    expect(parsePitch(value, 100, 200)).toEqual(change);
  });

  it.each([
    ['1.2', { to: 1.2 }],
    ['120%', { to: 1.2 }],
    ['+20%', { by: 1.2 }],
    ['-20%', { by: 0.8 }],
    ['x-slow', { to: 0.5 }],
  ])('the rate %s is read', (value, change) => {
    expect(parseRate(value)).toEqual(change);
  });

  it.each([
    ['100', { to: 0 }],
    ['0', { to: -120 }],
    ['10%', { to: -20 }],
    ['+6dB', { by: 6 }],
    ['-6dB', { by: -6 }],
    ['silent', { to: -120 }],
    ['loud', { to: 3 }],
  ])('the volume %s is read', (value, change) => {
    expect(parseVolume(value)).toEqual(change);
  });

  it('a time may be in seconds or milliseconds', () => {
    expect(['1s', '1.5s', '250ms', '+.5s'].map(parseTime)).toEqual([1, 1.5, 0.25, 0.5]);
  });

  it.each(['', '3', 'st', '+3 st', '3ST', 'NaN', '1e3Hz', '-100%', '0Hz', 'loud', 'constructor'])(
    'the pitch %j is refused',
    (value) => {
      expect(parsePitch(value, 100, 200)).toHaveProperty('problem');
    },
  );
  it.each(['', '+1.2', '-3st', 'high', '1,2', 'Infinity'])('the rate %j is refused', (value) => {
    expect(parseRate(value)).toHaveProperty('problem');
  });
  it.each(['', '101', '6 dB', 'high', '--6dB'])('the volume %j is refused', (value) => {
    expect(parseVolume(value)).toHaveProperty('problem');
  });
  it.each(['', '1', '-1s', '1 s', '1m', 's'])('the time %j is refused', (value) => {
    expect(parseTime(value)).toHaveProperty('problem');
  });
});
