import { SpeechToTextLanguage } from '#contract/languages.ts';
import { engineHeader } from '#contract/local/engine-header.ts';
import type { ResponseOf } from '#contract/operations.ts';
import { successCode } from '#contract/speech-to-text.ts';
import { mayUseLanguage } from '#service/accounts.ts';
import { refuse, refuseAccount } from '#service/refusal.ts';
import type { SpeechToText } from '#service/speech-to-text/speech-to-text.ts';
import { encodingCause, type IncomingCall, isEncoded } from './incoming-call.ts';
import { type Reply, refusedReply } from './reply.ts';

/** Characters charged per second of audio: about as many as a person speaks. */
const charactersPerSecond = 15;

/** Answers an upload (specification: Speech-to-text: upload). */
export async function answerUpload(
  incoming: IncomingCall,
  speechToText: SpeechToText,
): Promise<Reply<'stt_upload'>> {
  const { account, header } = incoming;
  const src_lang = header('src_lang');
  const known = SpeechToTextLanguage.safeParse(src_lang);
  if (known.success && !mayUseLanguage(account, known.data)) {
    return refusedReply(refuse('stt_batch.unauthorized-language'));
  }
  const domain = header('domain');
  const contentType = header('Content-Type');
  const engine = header(engineHeader);
  const contentEncoding = header('Content-Encoding');
  const answer = await speechToText.upload({
    accountId: account.name,
    ...(src_lang !== undefined && { src_lang }),
    ...(domain !== undefined && { domain }),
    ...(contentType !== undefined && { contentType }),
    ...(isEncoded(contentEncoding) && { unreadable: encodingCause(contentEncoding) }),
    ...(engine !== undefined && { engine }),
    subtitles: /^(true|1)$/i.test(header('subtitles') ?? ''),
    body: incoming.stream(),
    signal: incoming.signal,
    mayUse: (language) => mayUseLanguage(account, language),
    charge: (seconds) => ({ account, characters: seconds * charactersPerSecond }),
  });
  if ('forbidden' in answer) {
    return refusedReply(
      answer.forbidden === 'language'
        ? refuse('stt_batch.unauthorized-language')
        : refuseAccount('stt_batch', 'exhausted'),
    );
  }
  const able = speechToText
    .engines()
    .filter(({ languages }) => known.success && languages.includes(known.data));
  const serving =
    answer.body.code === successCode ? (able.find(({ id }) => id === engine) ?? able[0])?.id : undefined;
  return {
    kind: 'ok',
    body: answer.body,
    characters: 0,
    httpStatus: answer.status,
    ...(serving && { headers: { [engineHeader]: serving } }),
  };
}

/** Answers a status or transcript call with what `read` returns. */
export async function answerJob<Id extends 'stt_status' | 'stt_transcript'>(
  { account, query }: IncomingCall,
  speechToText: SpeechToText,
  read: (accountId: string, job_id: string | undefined) => Promise<ResponseOf<Id>>,
): Promise<Reply<Id>> {
  const job_id = query('job_id');
  const body = await read(account.name, job_id);
  const engine = body.code === successCode ? (await speechToText.explanation(job_id))?.engine : undefined;
  return { kind: 'ok', body, characters: 0, ...(engine && { headers: { [engineHeader]: engine } }) };
}
