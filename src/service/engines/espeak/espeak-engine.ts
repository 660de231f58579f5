import type { EspeakEvent, EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import type { LanguageCode } from '#contract/languages.ts';
import { voiceLanguage } from '../synthesis/approximations.ts';
import type { RawWord, SpokenSamples } from '../synthesis/speech-engine.ts';
import type { Voice } from '../synthesis/synthesizer.ts';
import { toEngineText } from './espeak-text.ts';
import { espeakVariants, variantFile, variantOf } from './espeak-voices.ts';

export interface EngineSettings {
  readonly voice: Voice;
  readonly wordsPerMinute: number;
  readonly pitch: number;
  readonly range: number;
}

export interface EspeakEngine {
  readonly sampleRate: number;
  /** Speaks plain text; synchronous and deterministic. The output is neither trimmed nor stretched. */
  say(text: string, settings: EngineSettings): SpokenSamples;
  /** Returns the phonemes of plain text in a language; `voiceName` is one of the engine's own voices. */
  pronounce(text: string, language: LanguageCode, voiceName: string): PronouncedWord[];
}

/** One word as the engine would pronounce it. */
export interface PronouncedWord {
  /** Position in the given text, in UTF-16 units. */
  readonly position: number;
  /** Phonemes in IPA, each with its stress mark; never empty. */
  readonly phonemes: readonly string[];
  /** The punctuation between this word and the next. */
  readonly punctuation: string;
  /** Number of the sentence within the text, from 0. */
  readonly sentence: number;
}

export const normalWordsPerMinute = 175;

const variantFolder = '/usr/share/espeak-ng-data/voices/!v';

/** Loads the engine's WebAssembly and our voices. Rejects when the optional package is not installed. */
export async function loadEspeakEngine(): Promise<EspeakEngine> {
  const { default: load } = await import('@echogarden/espeak-ng-emscripten');
  const quiet = () => {};
  const module = await load({ print: quiet, printErr: quiet });
  for (const variant of espeakVariants) {
    module.FS.writeFile(`${variantFolder}/${variant.name}`, variantFile(variant));
  }
  const worker = new module.eSpeakNGWorker();
  return {
    sampleRate: worker.samplerate,
    say(text, settings) {
      const voice = `${voiceLanguage(settings.voice.language)}+${variantOf(settings.voice).name}`;
      if (worker.set_voice(voice) !== 0) throw new Error(`the engine has no voice ${voice}`);
      worker.set_rate(settings.wordsPerMinute);
      worker.set_pitch(settings.pitch);
      worker.set_range(settings.range);
      return collectSpeech(worker, text, settings.voice);
    },
    pronounce(text, language, voiceName) {
      if (worker.set_voice(voiceName) !== 0) throw new Error(`the engine has no voice ${voiceName}`);
      worker.set_rate(normalWordsPerMinute);
      const { text: harmless, origins } = toEngineText(text, language);
      const events: EspeakEvent[] = [];
      worker.synthesize(harmless, (_, happened) => {
        events.push(...happened);
        return false;
      });
      return pronouncedWords(events, [...harmless], origins);
    },
  };
}

function collectSpeech(worker: EspeakWorker, text: string, voice: Voice): SpokenSamples {
  const { text: harmless, origins } = toEngineText(text, voiceLanguage(voice.language));
  const pieces: Int16Array[] = [];
  const events: EspeakEvent[] = [];
  worker.synthesize(harmless, (samples, happened) => {
    pieces.push(samples);
    events.push(...happened);
    return false;
  });
  const samples = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let filled = 0;
  for (const piece of pieces) {
    // The loop counts indices, because an iterator takes ten times as long.
    for (let index = 0; index < piece.length; index++) samples[filled++] = piece[index]! / 32768;
  }
  return { samples, words: wordsWithEnds(events, origins, samples.length / worker.samplerate) };
}

function pronouncedWords(
  events: readonly EspeakEvent[],
  points: readonly string[],
  origins: readonly number[],
): PronouncedWord[] {
  const words: { at: number; phonemes: string[]; sentence: number }[] = [];
  let sentence = -1;
  for (const { type, text_position, id } of events) {
    if (type === 'sentence') sentence++;
    else if (type === 'word') {
      words.push({ at: text_position - 1, phonemes: [], sentence: Math.max(0, sentence) });
    } else if (type === 'phoneme' && typeof id === 'string' && !isPause(id)) words.at(-1)?.phonemes.push(id);
  }
  const spoken = words.filter(({ phonemes }) => phonemes.length > 0);
  return spoken.map(({ at, phonemes, sentence }, index) => {
    const between = points.slice(at, spoken[index + 1]?.at);
    return {
      position: origins[at] ?? 0,
      phonemes,
      punctuation: between.filter((point) => /\p{P}/u.test(point)).join(''),
      sentence,
    };
  });
}

/** The spoken words; each ends where the next word or the next pause begins. */
function wordsWithEnds(
  events: readonly EspeakEvent[],
  origins: readonly number[],
  duration: number,
): RawWord[] {
  const words: RawWord[] = [];
  let sentence = -1;
  let open: Omit<RawWord, 'end'> | undefined;
  const close = (end: number) => {
    if (open && end > open.start) words.push({ ...open, end });
    open = undefined;
  };
  for (const event of events) {
    const time = event.audio_position / 1000;
    if (event.type === 'sentence') sentence++;
    else if (event.type === 'word') {
      close(time);
      const position = origins[event.text_position - 1];
      if (position !== undefined) open = { position, start: time, sentence: Math.max(0, sentence) };
    } else if (event.type === 'end' || (event.type === 'phoneme' && isPause(event.id))) close(time);
  }
  close(duration);
  return words;
}

/** Whether the id of a phoneme stands for a pause. */
function isPause(id: string | number | undefined): boolean {
  return typeof id === 'string' && (id === '' || /^[_:\s]+$/u.test(id));
}
