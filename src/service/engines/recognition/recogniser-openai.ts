import { openAsBlob } from 'node:fs';
import * as z from 'zod/mini';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import type { Word } from '#contract/speech-to-text.ts';
import { askEngine } from '../ask-engine.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { RecognisedSegment, Recogniser, Recognition } from './recogniser.ts';

export interface OpenAiRecogniserOptions {
  /** Base address with version, to which `/audio/transcriptions` is added: `http://127.0.0.1:8000/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
  readonly languages: readonly SpeechToTextLanguage[];
  readonly milliseconds?: number;
}

const defaultTimeout = 10 * 60_000;

const TimeFields = { start: z.number().check(z.nonnegative()), end: z.number().check(z.nonnegative()) };
const Words = z.array(
  z.object({
    word: z.string(),
    ...TimeFields,
    probability: z.nullish(z.number().check(z.minimum(0), z.maximum(1))),
  }),
);
const Answer = z.object({
  text: z.string(),
  words: z.nullish(Words),
  segments: z.nullish(z.array(z.object({ text: z.string(), ...TimeFields, words: z.nullish(Words) }))),
});
type Answer = z.infer<typeof Answer>;

/** The recogniser behind an OpenAI-compatible `/v1/audio/transcriptions` endpoint with word times. */
export function createOpenAiRecogniser(options: OpenAiRecogniserOptions): Recogniser {
  const address = `${options.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`;
  return {
    id: `openai:${options.model}`,
    languages: options.languages,
    async recognise(wavPath, { language, signal }) {
      const form = new FormData();
      form.set('file', await openAsBlob(wavPath, { type: 'audio/wav' }), 'speech.wav');
      form.set('model', options.model);
      form.set('language', language);
      form.set('response_format', 'verbose_json');
      form.append('timestamp_granularities[]', 'word');
      form.append('timestamp_granularities[]', 'segment');
      const timeout = options.milliseconds ?? defaultTimeout;
      const request = { engine: 'The endpoint', url: address, apiKey: options.apiKey, body: form };
      return toRecognition(await askEngine({ ...request, signal, timeout }, Answer));
    },
  };
}

/**
 * Converts an answer, whose words are within segments, separate, or both. A separate word belongs to the segment that
 * contains its middle. Without word times there can be no transcript.
 */
function toRecognition({ text, words, segments }: Answer): Recognition {
  const inner = segments?.flatMap((segment) => (segment.words?.length ? [segment] : [])) ?? [];
  if (inner.length > 0) return { segments: inner.map(({ text, words }) => segmentOf(words ?? [], text)) };
  if (!words?.length) {
    if (text.trim() === '') return { segments: [] };
    throw new EngineFailure('the endpoint returned text without word times');
  }
  if (!segments?.length) return { segments: [segmentOf(words, text)] };
  const groups = segments.map(({ text }): Group => ({ text, words: [] }));
  for (const word of words) {
    const middle = (word.start + word.end) / 2;
    const index = segments.findIndex(({ end }) => middle < end);
    // A word after the last segment's end belongs to the last one.
    groups.at(index)?.words.push(word);
  }
  return {
    segments: groups
      .filter(({ words }) => words.length > 0)
      .map((group) => segmentOf(group.words, group.text)),
  };
}

interface Group {
  readonly text: string;
  readonly words: z.infer<typeof Words>;
}

function segmentOf(words: z.infer<typeof Words>, text: string): RecognisedSegment {
  return { words: words.flatMap(wordOf), text: text.trim() };
}

/** The word without the whitespace and punctuation that some servers return around it; none if nothing is left. */
function wordOf({ word, start, end, probability }: z.infer<typeof Words>[number]): Word[] {
  const bare = word.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  if (bare === '') return [];
  return [
    { word: bare, start, end: Math.max(start, end), ...(probability != null && { conf: probability }) },
  ];
}
