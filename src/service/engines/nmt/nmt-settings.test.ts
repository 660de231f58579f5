import { describe, expect, it } from 'vitest';
import { readNmtEngine } from './nmt-settings.ts';

const baseUrlSetting = { NMT_BASE_URL: 'http://127.0.0.1:5000' };

describe('the NMT settings', () => {
  it('absent or empty variables configure no engine', () => {
    expect(readNmtEngine({})).toBeUndefined();
    expect(readNmtEngine({ NMT_KIND: '', NMT_BASE_URL: '' })).toBeUndefined();
  });

  it('NMT_KIND chooses the engine', () => {
    expect(readNmtEngine({ ...baseUrlSetting, NMT_KIND: 'libretranslate' })?.id).toBe('libretranslate');
    expect(readNmtEngine({ ...baseUrlSetting, NMT_KIND: 'openai', NMT_MODEL: 'small' })?.id).toBe(
      'openai:small',
    );
  });

  it.each([
    ['NMT_KIND', { ...baseUrlSetting, NMT_KIND: 'deep' }],
    ['NMT_KIND', baseUrlSetting],
    ['NMT_BASE_URL', { NMT_KIND: 'libretranslate' }],
    ['NMT_BASE_URL', { NMT_KIND: 'libretranslate', NMT_BASE_URL: 'ftp://127.0.0.1' }],
    ['NMT_MODEL', { ...baseUrlSetting, NMT_KIND: 'openai' }],
    ['NMT_TIMEOUT_MS', { ...baseUrlSetting, NMT_KIND: 'libretranslate', NMT_TIMEOUT_MS: 'soon' }],
  ])('an unusable value is refused, naming %s', (variable, environment) => {
    expect(() => readNmtEngine(environment)).toThrow(new RegExp(`^${variable}: \\S`));
  });
});
