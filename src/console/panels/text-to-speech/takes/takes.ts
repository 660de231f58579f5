import { useSyncExternalStore } from 'react';
import type { Ok } from '#client/outcome.ts';
import { requestIdOf } from '#client/target-call.ts';
import { wrapPcm } from '#console/audio/format/wav-samples.ts';
import { recordings } from '#console/audio/reading/recordings.ts';
import {
  audioFormatFacts,
  type TextToSpeechResponse,
  textToSpeechDefaults,
} from '#contract/text-to-speech.ts';
import { formAsSent } from '../form/form-as-sent.ts';
import type { TextToSpeechForm } from '../form/form-schema.ts';
import { toRequest } from '../form/request.ts';
import { extensionOf } from '../result/measured-rows.ts';
import { enginesOf } from '../result/speaking-engines.ts';
import { spokenFile } from '../result/spoken-file.ts';
import type { Take } from './take.ts';
import { type OtherTabs, TakeList, type TakeListState } from './take-list.ts';
import { openTakeStore } from './take-store.ts';

function connectOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('text-to-speech-takes');
  return {
    notify: () => channel.postMessage('changed'),
    listen: (changed) => channel.addEventListener('message', changed),
  };
}

/** The takes of this browser. */
export const takes = new TakeList(openTakeStore(), connectOtherTabs());

/** Subscribes to the takes. */
export function useTakes(): TakeListState {
  return useSyncExternalStore(takes.subscribe, takes.state);
}

/** Adds an answer to the takes as soon as its length is known. */
export async function addTake(
  form: TextToSpeechForm,
  place: Take['place'],
  { data, exchange }: Ok<TextToSpeechResponse>,
): Promise<void> {
  const { body } = toRequest(formAsSent(form));
  const file = spokenFile(data, body);
  const open = recordings.open(file.playable, { measure: true, urgent: true });
  const read = await open.finished;
  open.close();
  const analysis = read?.kind === 'analysis' ? read.analysis : undefined;
  await takes.add(
    {
      // The result uses this id to find its audio after a reload.
      id: exchange.id,
      name: '',
      kept: false,
      at: exchange.startedAt.getTime(),
      form,
      place,
      size: file.received.size,
      extension: analysis ? extensionOf(analysis, file.headerless) : requestedExtension(form),
      ...(file.headerless && {
        headerlessRate: data.sampleRate || Number(body.sample_rate ?? textToSpeechDefaults.sample_rate),
      }),
      ...(analysis && { duration: analysis.duration }),
      timing: { total: exchange.timing.total, firstByte: exchange.timing.firstByte },
      engines: enginesOf(exchange),
      requestId: requestIdOf(exchange),
    },
    file.received,
  );
}

/** The audio of a take in a form that browsers play; undefined when it no longer exists. */
export async function playableTake({ id, headerlessRate }: Take): Promise<Blob | undefined> {
  const received = await takes.audio(id);
  return received && headerlessRate !== undefined ? wrapPcm(received, headerlessRate) : received;
}

function requestedExtension({ format }: TextToSpeechForm): string {
  const facts = Object.entries(audioFormatFacts).find(([name]) => name === format.toUpperCase());
  return facts?.[1].extension ?? 'bin';
}
