/*
 * Limits of SSML values in the embedded service, which refuses values beyond them. The specification has none.
 */

/** Longest pause of a `<break>`, in seconds. */
export const maxBreakSeconds = 60;
/** Seconds that the text of a `<prosody duration>` may take. */
export const durationLimits = { minimum: 0.05, maximum: 600 };
/** Speed as a multiple of the voice's own. */
export const rateLimits = { minimum: 0.2, maximum: 5 };
/** Largest change of pitch in semitones, in both directions. */
export const maxPitchSemitones = 12;
/** Largest gain in decibels. */
export const maxGainDecibels = 20;

/**
 * The values that the embedded service accepts, for display (`0s – 60s`), if a well-formed value is not one of them.
 *
 * @param isNested whether another `<prosody>` surrounds the element; the relative values of both then add up, so one
 *   alone is not judged
 */
export function acceptedInsteadOf(
  tag: string,
  attribute: string,
  value: string,
  isNested: boolean,
): string | undefined {
  const written = value.trim();
  const amount = Number.parseFloat(written);
  const isOutside = (number: number, minimum: number, maximum: number) =>
    number < minimum || number > maximum;
  switch (`${tag} ${attribute}`) {
    case 'break time':
      return isOutside(secondsOf(written), 0, maxBreakSeconds) ? `0s – ${maxBreakSeconds}s` : undefined;
    case 'prosody duration': {
      const { minimum, maximum } = durationLimits;
      return isOutside(secondsOf(written), minimum, maximum) ? `${minimum}s – ${maximum}s` : undefined;
    }
    case 'prosody rate': {
      const { minimum, maximum } = rateLimits;
      const isRelative = /^[+-]/.test(written);
      if (isRelative && isNested) return undefined;
      const share = written.endsWith('%') ? amount / 100 : amount;
      const isTooMuch = isOutside(isRelative ? 1 + share : share, minimum, maximum);
      return isTooMuch ? `${100 * minimum}% – ${100 * maximum}%` : undefined;
    }
    case 'prosody pitch': {
      const isTooMuch = written.endsWith('st') && !isNested && Math.abs(amount) > maxPitchSemitones;
      return isTooMuch ? `-${maxPitchSemitones}st – +${maxPitchSemitones}st` : undefined;
    }
    case 'prosody volume':
      return written.endsWith('dB') && !isNested && amount > maxGainDecibels
        ? `≤ +${maxGainDecibels}dB`
        : undefined;
    default:
      return undefined;
  }
}

const secondsOf = (time: string) => Number.parseFloat(time) / (time.endsWith('ms') ? 1000 : 1);
