import type { TranslationLanguage } from '#contract/languages.ts';
import type { NamedDomain } from '#contract/translation.ts';
import { EngineFailure } from '#service/engines/engine-failure.ts';
import type { NmtEngine } from '#service/engines/nmt/nmt.ts';
import { messageOf } from '#service/error-message.ts';
import { reasonToReject } from './check-translation.ts';
import { interleave, type MaskedSpan, textAroundSpans } from './masking/find-mask-terms.ts';
import {
  insertPlaceholders,
  replacePlaceholders,
  type TextWithPlaceholders,
} from './masking/mask-placeholders.ts';
import { splitIntoChunks } from './sentences/chunks.ts';

/** A sentence for the engine, with the values that must replace its masked spans in the output. */
export interface NmtItem {
  readonly text: string;
  readonly spans: readonly MaskedSpan[];
  readonly values: readonly string[];
}

/** A translation, or the status of its failure. */
export type NmtOutcome =
  | { readonly kind: 'translated'; readonly text: string }
  | { readonly kind: 'failed'; readonly status: -4 | -5 };

export interface NmtRouteOptions {
  readonly signal: AbortSignal;
  readonly domain: NamedDomain;
  /** Receives the reason of every failed call for the operator: the API reports only a status. */
  readonly log?: ((message: string) => void) | undefined;
}

const callLimits = { texts: 64, characters: 6000 };
const maxConcurrentCalls = 2;

/**
 * Translates sentences in as few calls as possible.
 *
 * Masked spans are sent as placeholders. Where an answer does not contain each placeholder exactly once, the text
 * between the spans is translated piece by piece: worse language, but every term is kept.
 */
export async function translateByNmt(
  engine: NmtEngine,
  items: readonly NmtItem[],
  from: TranslationLanguage,
  to: TranslationLanguage,
  options: NmtRouteOptions,
): Promise<NmtOutcome[]> {
  const send = (texts: readonly string[]) => sendInChunks(engine, texts, from, to, options);
  const placeheld = items.map(({ text, spans }) =>
    spans.length > 0 ? insertPlaceholders(text, spans) : undefined,
  );
  const first = await send(items.map(({ text }, index) => placeheld[index]?.text ?? text));

  const outcomes = first.map((outcome, index): NmtOutcome | undefined => {
    const item = items[index];
    if (item === undefined || outcome.kind === 'failed' || item.spans.length === 0) return outcome;
    return restoreTerms(outcome.text, placeheld[index], item.values);
  });

  const pieceByPiece = items.flatMap((item, index) =>
    outcomes[index] === undefined ? [{ item, index }] : [],
  );
  const pieces = pieceByPiece.map(({ item }) => textAroundSpans(item.text, item.spans));
  const translated = await send(pieces.flat().filter(hasLetters));
  let next = 0;
  for (const [position, { item, index }] of pieceByPiece.entries()) {
    const parts: string[] = [];
    let failed: NmtOutcome | undefined;
    for (const piece of pieces[position] ?? []) {
      const outcome = hasLetters(piece) ? translated[next++] : undefined;
      if (outcome?.kind === 'failed') failed = outcome;
      parts.push(outcome?.kind === 'translated' ? restoreWhitespace(piece, outcome.text) : piece);
    }
    outcomes[index] = failed ?? { kind: 'translated', text: interleave(parts, item.values) };
  }
  return outcomes.map((outcome) => outcome ?? { kind: 'failed', status: -4 });
}

function restoreTerms(
  text: string,
  placeheld: TextWithPlaceholders | undefined,
  values: readonly string[],
): NmtOutcome | undefined {
  const whole = placeheld && replacePlaceholders(text, placeheld, values);
  return whole === undefined ? undefined : { kind: 'translated', text: whole };
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

function restoreWhitespace(piece: string, text: string): string {
  const [before = ''] = /^\s*/u.exec(piece) ?? [];
  const [after = ''] = /\s*$/u.exec(piece) ?? [];
  return before + text.trim() + after;
}

async function sendInChunks(
  engine: NmtEngine,
  texts: readonly string[],
  from: TranslationLanguage,
  to: TranslationLanguage,
  { signal, domain, log }: NmtRouteOptions,
): Promise<NmtOutcome[]> {
  const chunks = splitIntoChunks(texts, callLimits);
  const outcomes: NmtOutcome[][] = chunks.map(() => []);
  let next = 0;
  const work = async () => {
    for (let at = next++; at < chunks.length; at = next++) {
      const chunk = chunks[at] ?? [];
      try {
        const answers = await engine.translate(chunk, from, to, { signal, domain });
        outcomes[at] = chunk.map((text, index) => outcomeOf(text, answers[index] ?? '', to, log));
      } catch (error) {
        if (signal.aborted) throw error;
        log?.(`NMT from ${from} to ${to}: ${messageOf(error)}`);
        const status = error instanceof EngineFailure && error.timedOut ? -5 : -4;
        outcomes[at] = chunk.map(() => ({ kind: 'failed', status }));
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentCalls }, work));
  return outcomes.flat();
}

function outcomeOf(
  text: string,
  answer: string,
  to: TranslationLanguage,
  log: NmtRouteOptions['log'],
): NmtOutcome {
  const translation = answer.trim();
  const reason = reasonToReject(text, translation, to);
  if (reason === undefined) return { kind: 'translated', text: translation };
  log?.(`NMT to ${to}: an answer was rejected: ${reason}`);
  return { kind: 'failed', status: -4 };
}
