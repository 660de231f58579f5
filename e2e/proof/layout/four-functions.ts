import { setTimeout as pause } from 'node:timers/promises';
import { call } from '#client/call.ts';
import { unwrap } from '#client/outcome.ts';
import type { Target } from '#client/target.ts';

const spoken = 'Good morning. Thank you for your help.';
/** Seconds in which a short recording must have its transcript. */
const transcriptWithin = 60;

/** One call of each function. Each returns a short summary of the answer, and throws when the answer is wrong. */
export const functions = [
  { name: 'translation', use: translate },
  { name: 'transliteration', use: transliterate },
  { name: 'text to speech, and speech to text of its audio', use: speakAndRecognise },
] as const;

async function translate(target: Target): Promise<string> {
  const headers = { 'REV-APPVERSION': '3.0', src_lang: 'en', tgt_lang: ['hi'], domain: 'generic' };
  const answer = await call('localization', { headers, body: { data: ['Good morning.'] } }, target);
  return expectIn('सुप्रभात', JSON.stringify(unwrap(answer).responseList));
}

async function transliterate(target: Target): Promise<string> {
  const headers = {
    'REV-APPVERSION': '2.0',
    src_lang: 'en',
    tgt_lang: 'hi',
    domain: 'generic',
    cnt_lang: 'hi',
  };
  const answer = await call('transliteration', { headers, body: { data: ['aap kaise hain'] } }, target);
  return expectIn('आप कैसे हैं', JSON.stringify(unwrap(answer).responseList));
}

async function speakAndRecognise(target: Target): Promise<string> {
  const speech = await call('tts', { headers: { speaker: 'en_female' }, body: { text: spoken } }, target);
  const file = new File([unwrap(speech).audio], 'speech.wav', { type: 'audio/wav' });
  const headers = { 'REV-APPVERSION': '2.0', src_lang: 'en', domain: 'generic', subtitles: false };
  const { job_id } = unwrap(await call('stt_upload', { headers, body: { file } }, target));
  for (const until = Date.now() + transcriptWithin * 1_000; Date.now() < until; await pause(200)) {
    const { status } = unwrap(await call('stt_status', { query: { job_id } }, target));
    if (status === 'failed') throw new Error('The job failed.');
    if (status !== 'completed') continue;
    const transcript = unwrap(await call('stt_transcript', { query: { job_id } }, target));
    return expectIn('morning', transcript.result?.original_transcript ?? '');
  }
  throw new Error(`There was no transcript within ${transcriptWithin} s.`);
}

function expectIn(part: string, answer: string): string {
  if (!answer.includes(part)) throw new Error(`“${part}” is not in the answer: ${answer}`);
  return answer;
}
