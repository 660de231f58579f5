import { describe, expect, it } from 'vitest';
import { createNmtEngine, nmtVariables, readNmtSettings, readNmtTimeout } from './nmt-settings.ts';

/** The engine described by the variables. */
function readNmtEngine(environment: NodeJS.ProcessEnv) {
  readNmtTimeout(environment);
  const settings = readNmtSettings(environment);
  return settings && createNmtEngine(settings);
}

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
  ])('an invalid value is refused, naming %s', (variable, environment) => {
    expect(() => readNmtEngine(environment)).toThrow(new RegExp(`^${variable}: \\S`));
  });

  it('the variables written for an engine are read back as the same engine settings', () => {
    const address = {
      kind: 'openai',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'small',
      apiKey: 'k',
    } as const;
    expect(readNmtSettings(nmtVariables(address))).toEqual({ address, timeout: 20_000 });
  });

  it('a time limit alone does not configure an engine', () => {
    expect(readNmtEngine({ NMT_TIMEOUT_MS: '500' })).toBeUndefined();
    expect(readNmtTimeout({ NMT_TIMEOUT_MS: '500' })).toBe(500);
  });
});
