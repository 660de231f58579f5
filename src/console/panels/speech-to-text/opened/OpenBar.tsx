import { FileText } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { localCallsTo } from '#client/local/local-calls.ts';
import type { Failure } from '#client/outcome.ts';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Samples } from '#console/ui/controls/Samples.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import type { ShownView } from '../job-view/view-names.ts';
import type { OpenedTranscript } from './opened.ts';
import { useOpened } from './use-opened.ts';

const { Component: OpenDialog } = preloadable(async () => (await import('./OpenDialog.tsx')).OpenDialog);
const { Component: OpenedList } = preloadable(async () => (await import('./OpenedList.tsx')).OpenedList);
const { Component: OpenedView } = preloadable(async () => (await import('./OpenedView.tsx')).OpenedView);

interface OpenBarProps extends ShownView {
  /** The preselected language. */
  language: string;
  /** Id of the transcript in view; empty for none. */
  shown: string;
  onShow: (id: string) => void;
  /** Whether samples are offered. */
  withSamples: boolean;
  /** Shown at the end of the list. */
  children: ReactNode;
}

/** Transcripts without a job, opened from an answer or spoken by the local synthesiser, and stored in this browser. */
export function OpenBar({ language, shown: id, onShow, withSamples, view, onView, children }: OpenBarProps) {
  const { opened: text, spoken } = useWords(transcriptWords);
  const { target } = useTargetChoice();
  const [asking, setAsking] = useState(false);
  /** Number of transcripts opened since the panel opened; each is scrolled into view. */
  const [openings, setOpenings] = useState(0);
  const show = (one: string) => {
    setOpenings((count) => count + 1);
    onShow(one);
  };
  const opened = useOpened(id, show);
  const sample = useSpokenSample(opened.open);
  const { records, shown } = opened;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={FileText} onClick={() => setAsking(true)}>
          {text.button}
        </Button>
        {withSamples && target === embeddedTarget && (
          <Samples
            label={spoken.label}
            samples={spokenSampleNames.map((name) => ({
              name,
              label: sample.speaking === name ? `${spoken.speaking}…` : spoken.sample[name],
            }))}
            onChoose={(name) => void sample.speak(name, spoken.sample[name])}
          />
        )}
      </div>
      {sample.failure && (
        <Card aria-label={spoken.failed}>
          <FailureCard failure={sample.failure} />
        </Card>
      )}
      <Suspense>
        {records.length > 0 && (
          <OpenedList records={records} open={id} onOpen={show} onRemove={opened.remove}>
            {children}
          </OpenedList>
        )}
        {asking && (
          <OpenDialog
            language={language}
            onClose={() => setAsking(false)}
            onOpen={(transcript) => {
              setAsking(false);
              opened.open(transcript);
            }}
          />
        )}
        {shown && (
          <OpenedView
            key={shown.id}
            opened={shown}
            notKept={opened.notKept}
            openings={openings}
            view={view}
            onView={onView}
            onAttach={opened.attach}
            onClose={() => onShow('')}
          />
        )}
      </Suspense>
    </>
  );
}

/**
 * Lets the local service speak a text and report when each word starts, which gives a transcript without recognition.
 */
function useSpokenSample(onOpen: (opened: OpenedTranscript) => void) {
  const call = useCall();
  const { callTarget } = useTargetChoice();
  const [speaking, setSpeaking] = useState<SpokenSampleName>();
  const [failure, setFailure] = useState<Failure>();
  const speak = async (name: SpokenSampleName, title: string) => {
    const { speaker, text } = spokenSamples[name];
    const input = { headers: { speaker }, body: { text } };
    setSpeaking(name);
    setFailure(undefined);
    const [spoken, marked] = await Promise.all([
      call('tts', input),
      localCallsTo(callTarget).speechMarks(input),
    ]);
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

/** Texts for the local synthesiser, which give a transcript without a recogniser. */
const spokenSamples = {
  en: {
    speaker: 'en_female',
    text: 'Good morning. The train to Chennai leaves at nine. Please have your tickets ready.',
  },
  hi: { speaker: 'hi_female', text: 'सुप्रभात। चेन्नई की गाड़ी नौ बजे चलती है। कृपया अपना टिकट तैयार रखें।' },
  ur: { speaker: 'ur_female', text: 'صبح بخیر۔ گاڑی نو بجے چلتی ہے۔ براہ کرم اپنا ٹکٹ تیار رکھیں۔' },
} as const;

type SpokenSampleName = keyof typeof spokenSamples;
const spokenSampleNames = ['en', 'hi', 'ur'] as const satisfies readonly SpokenSampleName[];
