import { SpeechToTextLanguage } from '#contract/languages.ts';
import type { UploadResponse } from '#contract/speech-to-text.ts';
import { mayUseLanguage } from '../accounts.ts';
import { refuse } from '../refusal.ts';
import type { SpeechToText } from '../speech-to-text/speech-to-text.ts';
import { encodingCause, type Incoming, isEncoded } from './incoming.ts';
import { type Reply, refused } from './reply.ts';

/** Seconds of audio are charged as characters (about as many as are spoken in that time). */
const charactersPerSecond = 15;

/** Answers an upload (specification: Speech-to-text: upload). */
export async function answerUpload(
  incoming: Incoming,
  speechToText: SpeechToText,
  charge: (characters: number) => void,
): Promise<Reply<'stt_upload'>> {
  const { account, header } = incoming;
  const src_lang = header('src_lang');
  const known = SpeechToTextLanguage.safeParse(src_lang);
  if (known.success && !mayUseLanguage(account, known.data)) {
    return refused(refuse('stt_batch.unauthorized-language'));
  }
  const domain = header('domain');
  const contentType = header('Content-Type');
  const contentEncoding = header('Content-Encoding');
  const answer = await speechToText.upload({
    accountId: account.name,
    ...(src_lang !== undefined && { src_lang }),
    ...(domain !== undefined && { domain }),
    ...(contentType !== undefined && { contentType }),
    ...(isEncoded(contentEncoding) && { unreadable: encodingCause(contentEncoding) }),
    subtitles: /^(true|1)$/i.test(header('subtitles') ?? ''),
    body: incoming.stream(),
    signal: incoming.signal,
    mayUse: (language) => mayUseLanguage(account, language),
    charge: (seconds) => charge(seconds * charactersPerSecond),
  });
  if ('forbidden' in answer) return refused(refuse('stt_batch.unauthorized-language'));
  return okWith(answer.body, answer.status);
}

const okWith = (body: UploadResponse, httpStatus: number): Reply<'stt_upload'> => ({
  kind: 'ok',
  body,
  characters: 0,
  httpStatus,
});

/** Answers a status call. */
export async function answerStatus(
  incoming: Incoming,
  speechToText: SpeechToText,
): Promise<Reply<'stt_status'>> {
  const body = await speechToText.status(incoming.account.name, incoming.query('job_id'));
  return { kind: 'ok', body, characters: 0 };
}

/** Answers a transcript call. */
export async function answerTranscript(
  incoming: Incoming,
  speechToText: SpeechToText,
): Promise<Reply<'stt_transcript'>> {
  const body = await speechToText.transcript(incoming.account.name, incoming.query('job_id'));
  return { kind: 'ok', body, characters: 0 };
}
