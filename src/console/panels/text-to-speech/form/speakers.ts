import type { Engines } from '#contract/local/service.ts';
import { documentedSpeakers, readSpeaker } from '#contract/text-to-speech.ts';

export function speakerChoices(speakers: Engines['speakers'] | undefined) {
  const offered = speakers?.map(({ code }) => code);
  return {
    codes: [...new Set([...(offered ?? []), ...documentedSpeakers])],
    /** Undefined when the target does not report its speakers. */
    offered: offered && new Set(offered),
    /** The engines that have a speaker, the default one first. */
    enginesOf: (code: string) => speakers?.find((speaker) => speaker.code === code)?.engines ?? [],
  };
}

/** Speaker codes to choose from: first the ones that the target offers, then the other documented ones. */
export type SpeakerChoices = ReturnType<typeof speakerChoices>;

/** The languages of these speaker codes, each once, in the order of the codes. */
export function languagesOf(codes: readonly string[]): string[] {
  return [...new Set(codes.flatMap((code) => readSpeaker(code)?.language ?? []))];
}

/** The variant numbers of the speakers of one gender in one language, ascending. */
export function variantsOf(codes: readonly string[], language: string, gender: string): number[] {
  return codes
    .flatMap((code) => {
      const speaker = readSpeaker(code);
      return speaker?.language === language && speaker.gender === gender ? speaker.variant : [];
    })
    .sort((a, b) => a - b);
}

export function speakerCode(language: string, gender: string, variant = 1): string {
  return variant > 1 ? `${language}_${gender}_${variant}` : `${language}_${gender}`;
}
