import { useState } from 'react';
import { local } from '#client/local.ts';
import type { Failure } from '#client/outcome.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import type { OpenedTranscript } from './opened.ts';
import { type SpokenSampleName, spokenSamples } from './spoken-samples.ts';

/**
 * Lets the local service speak a text and report when each word starts, which gives a transcript without recognition.
 */
export function useSpokenSample(onOpen: (opened: OpenedTranscript) => void) {
  const call = useCall();
  const { callTarget } = useTargetChoice();
  const [speaking, setSpeaking] = useState<SpokenSampleName>();
  const [failure, setFailure] = useState<Failure>();
  const speak = async (name: SpokenSampleName, title: string) => {
    const { speaker, text } = spokenSamples[name];
    const input = { headers: { speaker }, body: { text } };
    setSpeaking(name);
    setFailure(undefined);
    const [spoken, marked] = await Promise.all([call('tts', input), local(callTarget).speechMarks(input)]);
    setSpeaking(undefined);
    if (spoken.kind !== 'ok') return setFailure(spoken);
    if (marked.kind !== 'ok') return setFailure(marked);
    const words = marked.data.marks;
    onOpen({
      id: crypto.randomUUID(),
      openedAt: Date.now(),
      name: title,
      language: name,
      transcript: {
        transcript: text,
        original: words.map(({ word }) => word).join(' '),
        subtitles: undefined,
        channel: undefined,
        segments: [words],
        words,
      },
      body: undefined,
      deviations: [],
      audio: new Blob([spoken.data.audio], { type: 'audio/wav' }),
      origin: 'synthesiser',
    });
  };
  return { speaking, failure, speak };
}
