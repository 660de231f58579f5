import { describe, expect, it } from 'vitest';
import { findLanguage } from '#contract/languages.ts';
import { targetPresets } from './target-presets.ts';

describe('target presets', () => {
  it.each(['en', 'hi', 'ur', 'mr'] as const)('presets never contain the source %s', (source) => {
    for (const preset of Object.values(targetPresets)) expect(preset(source)).not.toContain(source);
    expect(targetPresets.four(source)).toHaveLength(4);
    expect(targetPresets.all(source)).toHaveLength(15);
  });

  it.each(['four', 'scripts'] as const)('the preset “%s” has one language per script', (name) => {
    const scripts = targetPresets[name]('en').map((code) => findLanguage(code)?.script);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(scripts).not.toContain(undefined);
  });
});
