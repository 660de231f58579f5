/** The parts of the optional package that the speech process uses; it ships no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    readonly type: string;
    /** Position of the character in the text, from 1, in code points. */
    readonly text_position: number;
    readonly word_length: number;
    /** Milliseconds from the start of this synthesis. */
    readonly audio_position: number;
    readonly id?: string | number;
  }

  export interface EspeakWorker {
    readonly samplerate: number;
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(value: number): void;
    set_range(value: number): void;
    /** Calls the callback for every piece of audio; a callback that returns true stops the synthesis. */
    synthesize(text: string, onAudio: (samples: Int16Array, events: EspeakEvent[]) => boolean): void;
  }

  export interface EspeakModule {
    readonly eSpeakNGWorker: new () => EspeakWorker;
    readonly FS: { writeFile(path: string, content: string): void };
  }

  export default function load(options: {
    print: (line: string) => void;
    printErr: (line: string) => void;
  }): Promise<EspeakModule>;
}
