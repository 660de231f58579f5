import type { Exchange } from '#client/exchange.ts';
import { findLanguage, type Script } from '#contract/languages.ts';
import type { AnswerText } from '../answer/answer-texts.ts';
import { type Answer, readAnswer } from '../answer/read-answer.ts';
import type { Expectation } from '../case-file/expectation.ts';
import type { CaseRequest } from '../case-file/request.ts';
import { mainScript } from '../checks/text/script-of-text.ts';
import { checkAnswer } from './check-answer.ts';

/** Share of the length by which audio may be longer or shorter than the recorded one. */
const durationTolerance = 0.1;
/** Share of words that may differ from the recorded transcript. */
const wordsWrongTolerance = 0.1;
/** How many times slower than the recorded answer a later one may be. */
const timeFactor = 5;

/**
 * Proposes expectations for a case from its recorded answer, which meets all of them. The time is proposed but not
 * enabled, because it depends on the machine. Nothing is proposed without an answer.
 */
export async function proposeExpectations(
  request: CaseRequest,
  exchanges: readonly Exchange[],
  milliseconds: number,
): Promise<Expectation[]> {
  const answer = await readAnswer(request, exchanges, milliseconds);
  if (!answer) return [];
  const results = await checkAnswer(candidates(answer), request, exchanges, milliseconds);
  const time: Expectation = {
    kind: 'time',
    atMost: Math.ceil((milliseconds * timeFactor) / 100) * 100,
    enabled: false,
  };
  return [...results.flatMap(({ passed, expectation }) => (passed ? [expectation] : [])), time];
}

/** All candidate expectations for an answer; some may not be met by it. */
function candidates({
  httpStatus,
  errorRow,
  code,
  keptTerms,
  texts,
  transcript,
  audio,
}: Answer): Expectation[] {
  const found: Expectation[] = [{ kind: 'http-status', oneOf: [httpStatus] }, { kind: 'contract' }];
  if (errorRow !== undefined) found.push({ kind: 'error-row', row: errorRow });
  if (code !== undefined) found.push({ kind: 'code', oneOf: [code] });
  found.push(...texts.flatMap(ofText), ...ofScripts(texts));
  if (keptTerms.length > 0) found.push({ kind: 'kept-terms' });
  if (transcript?.text.trim()) {
    found.push({ kind: 'words-wrong', reference: transcript.text, atMost: wordsWrongTolerance });
  }
  if (transcript && transcript.words.length > 0) found.push({ kind: 'word-times' });
  if (transcript?.subtitles) found.push({ kind: 'subtitles' });
  if (audio?.format !== undefined) found.push({ kind: 'audio-format', oneOf: [audio.format] });
  if (audio?.sampleRate !== undefined) found.push({ kind: 'sample-rate', equals: audio.sampleRate });
  if (audio?.seconds !== undefined) {
    const [shortest, longest] = [1 - durationTolerance, 1 + durationTolerance].map((factor) =>
      Number(((audio.seconds ?? 0) * factor).toFixed(2)),
    );
    found.push({ kind: 'duration', atLeast: shortest, atMost: longest });
  }
  return found;
}

function ofText({ string, language, texts, status }: AnswerText): Expectation[] {
  const subject = { string, ...(language !== '' && { language }) };
  const [first] = texts;
  const found: Expectation[] = [];
  if (status !== undefined) found.push({ kind: 'string-status', ...subject, oneOf: [status] });
  if (first !== undefined) found.push({ kind: 'text', ...subject, oneOf: [first] });
  return found;
}

/** One script expectation for each target language with outputs in its script; it excepts words in another script. */
function ofScripts(texts: readonly AnswerText[]): Expectation[] {
  const languages = [...new Set(texts.map(({ language }) => language))];
  return languages.flatMap((code): Expectation[] => {
    const script = findLanguage(code)?.script;
    if (script === undefined) return [];
    const outputs = texts.flatMap(({ language, texts: some }) => (language === code ? some : []));
    if (!outputs.every((text) => mainScript(text) === script)) return [];
    const except = [...new Set(outputs.flatMap((text) => wordsInOtherScripts(text, script)))];
    return [{ kind: 'script', language: code, script, ...(except.length > 0 && { except }) }];
  });
}

const wordsInOtherScripts = (text: string, script: Script): string[] =>
  text.split(/\s+/).filter((word) => {
    const found = mainScript(word);
    return found !== undefined && found !== script;
  });
