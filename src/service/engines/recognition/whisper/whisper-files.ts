import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SpeechToTextLanguage } from '#contract/languages.ts';

/** The languages of the API that Whisper knows: all but Odia. */
export const whisperLanguages = [
  'hi',
  'bn',
  'gu',
  'kn',
  'ml',
  'mr',
  'pa',
  'ta',
  'te',
  'as',
  'en',
] as const satisfies readonly SpeechToTextLanguage[];

/** Absolute paths of the files of a Whisper model in the format of sherpa-onnx. */
export interface WhisperFiles {
  readonly encoder: string;
  readonly decoder: string;
  /** One line per token: the token in base64, a space, its number. */
  readonly tokens: string;
}

/** A model in a folder; undefined when it is incomplete or its runtime is not installed. */
export function whisperFilesIn(folder: string): WhisperFiles | undefined {
  const files = {
    encoder: join(folder, 'encoder.int8.onnx'),
    decoder: join(folder, 'decoder.int8.onnx'),
    tokens: join(folder, 'tokens.txt'),
  };
  return hasRuntime() && Object.values(files).every((file) => existsSync(file)) ? files : undefined;
}

function hasRuntime(): boolean {
  try {
    createRequire(import.meta.url).resolve('onnxruntime-node');
    return true;
  } catch {
    return false;
  }
}
