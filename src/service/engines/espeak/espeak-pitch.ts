import { type EspeakVariant, medianPitch } from './espeak-voices.ts';

/** Engine settings for a pitch, and the remaining correction. */
export interface PitchSetting {
  readonly pitch: number;
  readonly range: number;
  /** Factor by which the pitch of the engine's output must still be raised; close to 1. */
  readonly remainder: number;
}

const neutralSetting = 50;
const minSetting = 0;
const maxSetting = 99;

/**
 * Engine settings that move the whole pitch contour by `semitones` while the formants stay.
 *
 * A contour is a base plus an excursion. The range scales the excursion, but the engine lowers the base by 18 units
 * for each unit the range gains, so the base is raised by that much more. Both settings are whole numbers; the
 * remainder is the factor by which the middle of the contour misses the target.
 */
export function pitchSetting(variant: EspeakVariant, semitones: number): PitchSetting {
  const factor = 2 ** (semitones / 12);
  const range = Math.max(minSetting, Math.min(maxSetting, Math.round(neutralSetting * factor)));
  const compensation = (range / neutralSetting - 1) * rangeWeight(variant);
  const position = neutralSetting * (1 + Math.log2(Math.max(0.5, factor + compensation)));
  const pitch = Math.max(minSetting, Math.min(maxSetting, Math.round(position)));
  const excursion = 1 - (variant.pitch[0] - 9) / medianPitch(variant);
  const reached = (1 - excursion) * (baseFactor(pitch) - compensation) + excursion * (range / neutralSetting);
  return { pitch, range, remainder: semitones === 0 ? 1 : factor / reached };
}

/** The engine's base factor for a pitch value: two octaves over 100 steps, kept as a whole number of 1/128. */
function baseFactor(pitch: number): number {
  return Math.trunc(2 ** (pitch / neutralSetting - 1) * 128 + 0.5) / 128;
}

/** How much the base is lowered by a full range, computed from the two pitches of the voice file. */
function rangeWeight({ pitch: [bottom, top] }: EspeakVariant): number {
  return (18 * 108 * (top - bottom)) / (4096 * (bottom - 9));
}
