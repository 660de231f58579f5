import { documentedSpeakers, readSpeaker } from '#contract/text-to-speech.ts';

export function speakerChoices(offered: readonly string[] | undefined) {
  return {
    codes: [...new Set([...(offered ?? []), ...documentedSpeakers])],
    /** Undefined when the target does not report its speakers. */
    offered: offered && new Set(offered),
  };
}

/** Speaker codes to choose from: those that the target offers first, then the other documented ones. */
export type SpeakerChoices = ReturnType<typeof speakerChoices>;

/** The languages of these codes, in order. */
export function languagesOf(codes: readonly string[]): string[] {
  return [...new Set(codes.flatMap((code) => readSpeaker(code)?.language ?? []))];
}

/** The variants of one gender in one language, ascending. */
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
