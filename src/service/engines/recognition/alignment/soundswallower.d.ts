/** The part of the optional package that the service uses. */
declare module 'soundswallower' {
  export interface AlignedToken {
    /** The word, with the number of its pronunciation: `the(2)`. Silence and noise are in brackets. */
    readonly t: string;
    /** Start and length in seconds. */
    readonly b: number;
    readonly d: number;
    /** How well the sound fits, from 0 to 1; longer words have lower values. */
    readonly p: number;
  }

  export interface Decoder {
    initialize(): Promise<void>;
    /** The phones of a word; null when the dictionary does not list it. */
    lookup_word(word: string): string | null;
    add_words(...words: (readonly [word: string, phones: string])[]): void;
    set_grammar(jsgf: string): void;
    start(): void;
    process_audio(samples: Float32Array, skipSearch: boolean, isWhole: boolean): number;
    stop(): void;
    get_alignment(): { readonly w?: readonly AlignedToken[] };
    delete(): void;
  }

  interface SoundSwallower {
    readonly Decoder: new (settings: Readonly<Record<string, string | number>>) => Decoder;
  }

  export default function load(settings: {
    /** Folder of the acoustic models, with a trailing slash. */
    readonly modelBase: string;
    readonly print?: (line: string) => void;
    readonly printErr?: (line: string) => void;
  }): Promise<SoundSwallower>;
}
