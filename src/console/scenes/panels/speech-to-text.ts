import type { Failure } from '#client/outcome.ts';
import { headerLength } from '#console/audio/format/header-length.ts';
import { exchangeLog } from '#console/exchanges/exchange-log.ts';
import { formSpec } from '#console/panels/speech-to-text/form.ts';
import { openAnswer } from '#console/panels/speech-to-text/job-view/transcript.ts';
import { restingPhases } from '#console/panels/speech-to-text/tracker/job.ts';
import { getPageTracking } from '#console/panels/speech-to-text/tracker/tracking.tsx';
import { basePath } from '#console/ui/base-path.ts';
import { createListeners } from '#console/ui/listeners.ts';
import { fromBase64, toBase64 } from '../set-file/base64.ts';
import { type AudioFile, maxAudioBytes } from '../set-file/recorded.ts';
import type { Scene } from '../set-file/scene.ts';
import {
  type AdvanceCall,
  addressOfForm,
  callTo,
  changedFields,
  completeForm,
  type Destination,
  type ScenePanel,
  type SendState,
  storedForm,
} from './scene-panel.ts';

/** Fields of the form that name jobs and files of this browser, which a scene cannot have. */
const ownFields = ['open', 'opened', 'follow'] as const;

const { tracker, jobs, opened, start } = getPageTracking();
const { subscribe, notify } = createListeners();

/**
 * The state of the newest scene: its job, `recorded` for a recorded transcript, why its recording could not be made, or
 * `speaking` until its job exists.
 */
let newest: { readonly job: string } | 'recorded' | { readonly failed: Failure } | 'speaking' | undefined;
const show = (next: typeof newest) => {
  newest = next;
  notify();
};
jobs.subscribe(notify);

const audioFile = ({ name, mediaType, base64 }: AudioFile): File =>
  new File([fromBase64(base64, mediaType)], name, { type: mediaType });

/** The recording of a scene as a file, spoken first if it is a text. */
async function recordingOf(
  { audio }: Scene,
  destination: Destination,
  signal: AbortSignal,
): Promise<File | Failure | undefined> {
  if (!audio) return undefined;
  if ('base64' in audio) return audioFile(audio);
  const { name, speaker, ssml } = audio;
  const outcome = await callTo(destination)(
    'tts',
    { headers: { speaker }, body: { ssml, sample_rate: 16_000 } },
    { signal },
  );
  return outcome.kind === 'ok' ? new File([outcome.data.audio], name, { type: 'audio/wav' }) : outcome;
}

/** Ids of the jobs that scenes have created, by recording, settings and account: several scenes may show one job. */
const uploaded = new Map<string, string>();

/** Uploads the recording of a scene. @returns the id of its job, or why there is none; undefined without a recording */
async function upload(
  scene: Scene,
  destination: Destination,
  signal: AbortSignal,
): Promise<string | Failure | undefined> {
  start(exchangeLog);
  const { language, domain, subtitles } = completeForm(formSpec, scene);
  const { target, account, session } = destination;
  const key = JSON.stringify([scene.audio, language, domain, subtitles, target, account, session?.id]);
  const known = uploaded.get(key);
  if (known !== undefined && jobs.find(known) && stateOf(known) !== 'failed') return known;
  const file = await recordingOf(scene, destination, signal);
  if (!(file instanceof File)) return file;
  const [id] = tracker.add([
    {
      source: { file },
      settings: { src_lang: language || 'en', domain, subtitles },
      place: { target, account, ...(session && { session: session.id }) },
      found: [],
    },
  ]);
  const length = await headerLength(file);
  if (id !== undefined) uploaded.set(key, id);
  if (id !== undefined && length !== undefined) tracker.do({ kind: 'length', id, length });
  return id;
}

/** Resolves when a job has ended. */
function whenEnded(id: string): Promise<'ok' | 'failed'> {
  return new Promise((resolve) => {
    const look = () => {
      const state = stateOf(id);
      if (state === 'running') return;
      unsubscribe();
      resolve(state);
    };
    const unsubscribe = jobs.subscribeTo(id, look);
    look();
  });
}

function stateOf(id: string): 'running' | 'ok' | 'failed' {
  const job = jobs.find(id);
  // A job that was just added does not appear in the list before the next task.
  if (!job || !restingPhases.includes(job.phase)) return 'running';
  return job.phase === 'completed' ? 'ok' : 'failed';
}

const sentAhead = new WeakMap<AdvanceCall, Promise<string | Failure | undefined>>();
const openJob = () =>
  typeof newest === 'object' && 'job' in newest ? newest.job : storedForm(formSpec).open;

/** Opens a form in the panel that is already shown, as a link would. */
function openInPanel(scene: Scene, own: Readonly<Record<string, string>>, destination: Destination): void {
  const address = addressOfForm(formSpec, completeForm(formSpec, scene), destination);
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams([...new URLSearchParams(query), ...Object.entries(own)]);
  history.replaceState(history.state, '', `${basePath}${path}?${search}#scene=`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Speech to text: a scene uploads its recording as a job, and shows that job. */
export const speechToTextPanel: ScenePanel = {
  path: formSpec.path,
  currentForm: () => {
    const fields = changedFields(formSpec, storedForm(formSpec));
    return Object.fromEntries(
      Object.entries(fields).filter(([name]) => !ownFields.some((own) => own === name)),
    );
  },
  currentAudio: async () => {
    const job = jobs.find(storedForm(formSpec).open);
    const audio = job && (await tracker.audio(job.id));
    if (!job || !audio) return undefined;
    if (audio.size > maxAudioBytes) return 'too-large';
    const mediaType = audio.type.startsWith('audio/') ? audio.type : 'audio/wav';
    return { name: job.name, mediaType, base64: await toBase64(audio) };
  },
  addressOf: (scene, destination) => addressOfForm(formSpec, completeForm(formSpec, scene), destination),
  sendAhead: (scene, destination) => {
    const controller = new AbortController();
    const added = upload(scene, destination, controller.signal);
    const ahead: AdvanceCall = {
      ended: added.then((id) => (typeof id === 'string' ? whenEnded(id) : 'failed')),
      cancel: () => controller.abort(),
    };
    sentAhead.set(ahead, added);
    return ahead;
  },
  start: async (scene, destination, ahead) => {
    show('speaking');
    const id = await ((ahead && sentAhead.get(ahead)) ??
      upload(scene, destination, new AbortController().signal));
    if (id === undefined) return show(undefined);
    if (typeof id !== 'string') return show({ failed: id });
    show({ job: id });
    openInPanel(scene, { open: id }, destination);
  },
  clear: () => show(undefined),
  state: (): SendState => {
    if (newest === undefined) return 'none';
    if (newest === 'speaking') return 'running';
    if (newest === 'recorded') {
      // The presenter may have opened a job after the recorded transcript was shown.
      const { open } = storedForm(formSpec);
      return jobs.find(open) ? stateOf(open) : 'none';
    }
    return 'job' in newest ? stateOf(newest.job) : 'failed';
  },
  subscribe,
  isOf: () => true,
  record: async () => {
    const id = openJob();
    const job = jobs.find(id);
    const body = job?.phase === 'completed' ? await tracker.transcript(id) : undefined;
    if (!job || typeof body !== 'string') return 'no-good-answer';
    const audio = await tracker.audio(id);
    if (audio && audio.size > maxAudioBytes) return 'too-large';
    const at = new Date().toISOString();
    return {
      ...{ at, target: job.place.target },
      calls: [
        {
          ...{ name: 'all', at: new Date(job.endedAt ?? job.since).toISOString() },
          milliseconds: Math.max(0, (job.endedAt ?? job.since) - job.createdAt),
          request: { method: 'GET', path: `/transcript?job_id=${job.jobId ?? ''}`, headers: {} },
          response: { status: 200, headers: { 'content-type': 'application/json' }, body },
        },
      ],
      ...(audio && {
        audio: {
          name: job.name,
          mediaType: audio.type.startsWith('audio/') ? audio.type : 'audio/wav',
          base64: await toBase64(audio),
        },
      }),
    };
  },
  showRecorded: async (scene, { at, calls, audio }, destination) => {
    const body = calls[0]?.response.body;
    const found = typeof body === 'string' ? openAnswer(body) : undefined;
    if (typeof body !== 'string' || found?.kind !== 'transcript') return false;
    // The same recording is listed once, however often it is shown.
    const id = `scene ${at}`;
    const { transcript, deviations } = found;
    await opened.keep({
      ...{ id, name: audio?.name ?? scene.title, language: completeForm(formSpec, scene).language || 'en' },
      ...{ origin: 'file', openedAt: new Date(at).getTime(), transcript, body, deviations },
      audio: audio && audioFile(audio),
    });
    openInPanel(scene, { opened: id }, destination);
    show('recorded');
    return true;
  },
  engine: () => undefined,
};
