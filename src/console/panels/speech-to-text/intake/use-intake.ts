import { useState } from 'react';
import type { Failure } from '#client/outcome.ts';
import { headerLength } from '#console/audio/format/header-length.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { audioFormatFacts } from '#contract/text-to-speech.ts';
import type { JobSettings } from '../tracker/job.ts';
import { useJobDestination, useTracker } from '../tracker/tracking.tsx';
import { checkFile, checkLanguage } from './check-upload.ts';
import { type SampleName, samplesFor } from './samples.ts';

interface IntakeOptions {
  readonly settings: JobSettings;
  /** Languages that can be recognised; undefined when the target does not report them. */
  readonly served: readonly string[] | undefined;
  /** Called with the id of the first of several jobs added together. */
  readonly onAdded: (id: string) => void;
}

/** Turns each file, address or id into a job, checked before it is sent. */
export function useIntake({ settings, served, onAdded }: IntakeOptions) {
  const tracker = useTracker();
  const call = useCall();
  const place = useJobDestination();
  const [speaking, setSpeaking] = useState<SampleName>();
  const [failure, setFailure] = useState<Failure>();

  const openFirst = ([first]: readonly string[]) => {
    if (first !== undefined) onAdded(first);
  };
  const addChecked = async (files: readonly File[], asked: JobSettings) => {
    // All inputs are checked before the first job is added, so that the jobs keep their order.
    const checked = await Promise.all(
      files.map(
        async (file) =>
          [file, [...(await checkFile(file)), ...checkLanguage(asked.src_lang, served)]] as const,
      ),
    );
    const ids = tracker.add(
      checked.map(([file, found]) => ({ source: { file }, settings: asked, place, found })),
    );
    openFirst(ids);
    for (const [index, file] of files.entries()) {
      const length = await headerLength(file);
      if (length !== undefined) tracker.do({ kind: 'length', id: ids[index] ?? '', length });
    }
  };
  return {
    /** The sample whose audio is being synthesised. */
    speaking,
    /** Why the last sample could not be spoken. */
    failure,
    addFiles: (files: readonly File[]) => addChecked(files, settings),
    addAddresses: (addresses: readonly string[]) => {
      const found = checkLanguage(settings.src_lang, served);
      openFirst(tracker.add(addresses.map((address) => ({ source: { address }, settings, place, found }))));
    },
    addJobIds: (ids: readonly string[]) => {
      openFirst(tracker.add(ids.map((jobId) => ({ source: { jobId }, settings, place, found: [] }))));
    },
    addSample: async (name: SampleName, fileName: string) => {
      const { language, samples } = samplesFor(served);
      const { text, speaker, format, speed, pitch } = samples[name];
      setSpeaking(name);
      setFailure(undefined);
      const outcome = await call('tts', {
        headers: { speaker },
        body: { text, format, sample_rate: 16_000, ...(speed && { speed }), ...(pitch && { pitch }) },
      });
      setSpeaking(undefined);
      if (outcome.kind !== 'ok') {
        setFailure(outcome);
        return;
      }
      const { extension, mediaType } = audioFormatFacts[format];
      const file = new File([outcome.data.audio], `${fileName}.${extension}`, { type: mediaType });
      await addChecked([file], { ...settings, src_lang: language });
    },
  };
}
