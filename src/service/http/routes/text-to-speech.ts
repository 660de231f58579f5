import type { LanguageCode } from '#contract/languages.ts';
import { engineHeader, engineList } from '#contract/local/engine-header.ts';
import type { SpeechMarks } from '#contract/local/service.ts';
import { sampleRateHeader, TextToSpeechBody } from '#contract/text-to-speech.ts';
import { mayUseLanguage } from '#service/accounts.ts';
import { canSpeakLanguage, type Synthesizer } from '#service/engines/synthesis/synthesizer.ts';
import { invalidRefusal, type Refusal, refuse } from '#service/refusal.ts';
import type { ServiceSettings } from '#service/settings.ts';
import { findSpeaker } from '#service/text-to-speech/speakers.ts';
import type { SynthesisInput, SynthesisOutcome, Synthesize } from '#service/text-to-speech/synthesize.ts';
import { type IncomingCall, refuseOtherType } from './incoming-call.ts';
import { describeFirstDeviation, tooManyValuesRefusal, totalCharacters } from './read-data.ts';
import { type Reply, refusedReply } from './reply.ts';

export interface TextToSpeechDeps {
  readonly synthesize: Synthesize;
  readonly engine: Pick<Synthesizer, 'languages' | 'approximations' | 'formats'>;
  readonly limits: ServiceSettings['limits'];
}

type SuccessfulSynthesis = SynthesisOutcome & { ok: true };
type SpeechResult =
  | { readonly kind: 'ok'; readonly speech: SuccessfulSynthesis; readonly characters: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Answers a text-to-speech request (specification: Text-to-speech; order of checks: speaker, headers, body). */
export async function answerTextToSpeech(
  incoming: IncomingCall,
  deps: TextToSpeechDeps,
): Promise<Reply<'tts'>> {
  const spoken = await speakRequest(incoming, deps);
  if (spoken.kind === 'refused') return spoken;
  const { audio, rest, mediaType, sampleRate, engines } = spoken.speech;
  return {
    kind: 'ok',
    body: { audio, mediaType, sampleRate },
    ...(rest && { rest }),
    characters: spoken.characters,
    headers: { [sampleRateHeader]: String(sampleRate), [engineHeader]: engineList(engines) },
  };
}

export type SpeechMarksAnswer =
  | { readonly body: SpeechMarks }
  | { readonly problem: string; readonly httpStatus: 400 | 503 };

/** Speaks a text-to-speech request and returns the times of its words in seconds instead of the audio. */
export async function answerSpeechMarks(
  incoming: IncomingCall,
  deps: TextToSpeechDeps,
): Promise<SpeechMarksAnswer> {
  const spoken = await speakRequest(incoming, deps);
  if (spoken.kind === 'ok') {
    const { duration, marks, rest } = spoken.speech;
    await rest?.close();
    return { body: { duration, marks: marks.map(({ word, start, end }) => ({ word, start, end })) } };
  }
  const { refusal } = spoken;
  const problem = refusal.kind === 'row' ? refusal.row.text : refusal.cause;
  return { problem, httpStatus: refusal.kind === 'invalid' && refusal.httpStatus >= 500 ? 503 : 400 };
}

/** Checks and speaks a request, for the API and for `/_local/speech-marks`. */
async function speakRequest(incoming: IncomingCall, deps: TextToSpeechDeps): Promise<SpeechResult> {
  const { account, header } = incoming;
  const permits = (language: LanguageCode) =>
    mayUseLanguage(account, language) && canSpeakLanguage(deps.engine, language);
  const code = header('speaker');
  const speaker = code === undefined ? undefined : findSpeaker(code);
  if (code !== undefined && (!speaker || !permits(speaker.language))) {
    return refusedReply(refuse('tts.unauthorized-language'));
  }
  const otherType = refuseOtherType(header('Content-Type'));
  if (otherType) return refusedReply(otherType);
  if (!speaker) return refusedReply(refuse('tts.speaker-missing'));

  const json = await incoming.json();
  if (!json.ok) return refusedReply(json.refusal);
  const value = json.value ?? {};
  if (typeof value === 'object' && lacksText(value)) return refusedReply(refuse('tts.text-missing'));
  const many = tooManyValuesRefusal(value, deps.limits);
  if (many) return refusedReply(many);
  const body = TextToSpeechBody.safeParse(value);
  if (!body.success) {
    const [issue] = body.error.issues;
    const row = rowOfField[String(issue?.path[0])];
    return refusedReply(row ? refuse(row) : invalidRefusal(describeFirstDeviation(body.error.issues, value)));
  }
  if (!deps.engine.formats.includes(body.data.format)) return refusedReply(refuse('tts.format'));

  const { text, ssml: document, ...settings } = body.data;
  const ssml = isBlank(document) ? undefined : (document ?? undefined);
  const characters = totalCharacters(ssml === undefined ? [text ?? ''].flat() : [ssml]);
  const tooMuch = overLimitRefusal(characters, ssml, deps.limits);
  if (tooMuch) return refusedReply(tooMuch);
  const input: SynthesisInput = {
    ...(ssml === undefined ? { text: text ?? '' } : { ssml }),
    ...settings,
    speaker: speaker.code,
    engine: header(engineHeader),
    permits,
  };
  const outcome = await deps.synthesize(input, incoming.signal);
  if (outcome.ok) {
    return { kind: 'ok', speech: outcome, characters };
  }
  switch (outcome.reason) {
    case 'unauthorized': {
      // The cause is the text of the error row, followed by the voice in the SSML document.
      const row = refuse('tts.unauthorized-language');
      return refusedReply({ ...row, cause: `${row.row.text}: ${outcome.cause}` });
    }
    case 'refused':
      return refusedReply(invalidRefusal(outcome.cause));
    case 'unavailable':
      return refusedReply(invalidRefusal(outcome.cause, 503));
    default:
      return refusedReply(invalidRefusal(outcome.cause, 500));
  }
}

function lacksText(body: object): boolean {
  return isBlank(Reflect.get(body, 'text')) && isBlank(Reflect.get(body, 'ssml'));
}

function isBlank(value: unknown): boolean {
  // Only one level of a list is checked: nested lists are not text, and may be too deep for recursion.
  return Array.isArray(value) ? value.every(isBlankText) : isBlankText(value);
}

function isBlankText(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

const rowOfField: Readonly<Record<string, string>> = {
  speed: 'tts.speed',
  pitch: 'tts.pitch',
  sample_rate: 'tts.sample-rate',
  format: 'tts.format',
};

function overLimitRefusal(
  characters: number,
  ssml: string | undefined,
  limits: ServiceSettings['limits'],
): Refusal | undefined {
  if (ssml !== undefined) {
    const size = Buffer.byteLength(ssml);
    return size > limits.ssmlBytes
      ? invalidRefusal(`ssml: expected at most ${limits.ssmlBytes} bytes, received ${size}`)
      : undefined;
  }
  return characters > limits.textCharacters
    ? invalidRefusal(`text: expected at most ${limits.textCharacters} characters, received ${characters}`)
    : undefined;
}
