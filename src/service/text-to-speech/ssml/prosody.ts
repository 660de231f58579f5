import {
  durationLimits,
  maxGainDecibels,
  maxPitchSemitones,
  rateLimits,
} from '#contract/local/ssml-limits.ts';
import type { Voice } from '#service/engines/synthesis/synthesizer.ts';
import type { SsmlElement } from './parse-ssml.ts';
import {
  type BadValue,
  type ProsodyChange,
  parsePitch,
  parseRate,
  parseTime,
  parseVolume,
  silenceDecibels,
} from './prosody-values.ts';
import { requireValid, requireWithin, SsmlError } from './ssml-error.ts';

/** The prosody at one point of the text, relative to the voice's own. */
export interface ProsodyStyle {
  readonly voice: Voice;
  /** Change of pitch in semitones. */
  readonly pitch: number;
  readonly rate: number;
  /** Change of volume in decibels. */
  readonly volume: number;
  readonly fit?: { readonly id: number; readonly seconds: number };
}

/**
 * The style inside a `prosody` element. `basePitch` is the voice's own pitch in Hz; `nextFit` returns a new id for each
 * requested duration.
 */
export function readProsody(
  element: SsmlElement,
  style: ProsodyStyle,
  basePitch: number,
  nextFit: () => number,
): ProsodyStyle {
  const read = (name: string, change: (value: string) => ProsodyChange | BadValue) => {
    const attribute = element.attributes.get(name);
    return (
      attribute && { position: attribute, change: requireValid(attribute, change(attribute.value.trim())) }
    );
  };
  const pitch = read('pitch', (value) => parsePitch(value, basePitch * 2 ** (style.pitch / 12), basePitch));
  const rate = read('rate', parseRate);
  const volume = read('volume', parseVolume);
  const next = {
    pitch: applyChange(style.pitch, pitch?.change, (now, by) => now + by),
    rate: applyChange(style.rate, rate?.change, (now, by) => now * by),
    volume: Math.max(
      silenceDecibels,
      applyChange(style.volume, volume?.change, (now, by) => now + by),
    ),
  };
  requireWithin(
    pitch?.position,
    next.pitch,
    -maxPitchSemitones,
    maxPitchSemitones,
    "semitones from the voice's own pitch",
  );
  requireWithin(rate?.position, next.rate, rateLimits.minimum, rateLimits.maximum, 'times the usual rate');
  requireWithin(volume?.position, next.volume, silenceDecibels, maxGainDecibels, 'decibels');
  return { ...style, ...next, ...readDuration(element, style, nextFit) };
}

function readDuration(
  element: SsmlElement,
  style: ProsodyStyle,
  nextFit: () => number,
): Pick<ProsodyStyle, 'fit'> {
  const attribute = element.attributes.get('duration');
  if (!attribute) return {};
  if (style.fit) throw new SsmlError(attribute, 'a duration inside another duration');
  const seconds = requireValid(attribute, parseTime(attribute.value.trim()));
  requireWithin(attribute, seconds, durationLimits.minimum, durationLimits.maximum, 'seconds');
  return { fit: { id: nextFit(), seconds } };
}

function applyChange(
  now: number,
  change: ProsodyChange | undefined,
  apply: (now: number, by: number) => number,
): number {
  if (!change) return now;
  return 'to' in change ? change.to : apply(now, change.by);
}
