import type { LanguageCode } from '#contract/languages.ts';
import { documentedSpeakers, readSpeaker } from '#contract/text-to-speech.ts';
import { approximations } from '#service/engines/synthesis/approximations.ts';
import type { Voice } from '#service/engines/synthesis/synthesizer.ts';

/** One value of the `speaker` header and of `<voice name>`. */
export interface Speaker extends Voice {
  /** Language and gender joined by an underscore, with a number from the second voice on. */
  readonly code: string;
  /** Whether only the local service has this speaker: the specification does not list it. */
  readonly addition: boolean;
  /** The language whose voice is used, if the language has no voice. */
  readonly approximates?: LanguageCode;
}

/** Speakers of the local engine for languages that the specification does not list. */
const additionalSpeakers = ['ne', 'ur', 'sd', ...Object.keys(approximations)].flatMap((language) => [
  `${language}_male`,
  `${language}_female`,
]);

/** Every speaker of the local service: the documented codes, the additions, and the approximations. */
export const speakers: readonly Speaker[] = [...documentedSpeakers, ...additionalSpeakers].flatMap((code) => {
  const voice = readSpeaker(code);
  if (!voice) return [];
  const approximates = approximations[voice.language];
  return [
    { code, ...voice, addition: additionalSpeakers.includes(code), ...(approximates && { approximates }) },
  ];
});

const speakersByCode = new Map(speakers.map((speaker) => [speaker.code, speaker]));

/** The speaker with this code, or undefined when there is none. */
export function findSpeaker(code: string): Speaker | undefined {
  return speakersByCode.get(code);
}
