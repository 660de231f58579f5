import { caseFromExchange } from '#cases/from-call/case-from-exchange.ts';
import { uploadedFile } from '#cases/from-call/request-of-exchange.ts';
import { caseAudio } from '#console/storage/cases/case-audio.ts';
import { savedCases } from '#console/storage/cases/saved-cases.ts';
import { isFull } from '../kept/limited-store.ts';
import type { CallOfCase, MakeCaseResult } from './call-of-case.ts';
import { jobIdOf } from './job-id.ts';
import { uploadedRecording } from './uploaded-recording.ts';

async function saveCase({ exchange, ...options }: CallOfCase): Promise<MakeCaseResult> {
  const file = uploadedFile(exchange);
  const saved = await savedCases.all();
  const audio = file && (await uploadedRecording(file, jobIdOf(exchange)).catch(() => undefined));
  const taken = new Set(saved.map((one) => one.case.id));
  const made = await caseFromExchange(exchange, { ...options, taken, audio });
  if (!made) return { problem: 'request' };
  if (made.audio) await caseAudio.put(made.audio.sha256, made.audio.content);
  await savedCases.save(made.case);
  const { id, name } = made.case;
  return { id, name, lacksRecording: file !== undefined && audio === undefined };
}

addEventListener('message', ({ data }: MessageEvent<CallOfCase>) => {
  saveCase(data).then(postMessage, (error) => postMessage({ problem: isFull(error) ? 'room' : 'storage' }));
});
