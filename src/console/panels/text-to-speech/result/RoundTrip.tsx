import { Repeat } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RunFailure } from '#console/exchanges/RunFailure.tsx';
import { onlyCall } from '#console/exchanges/run-store.ts';
import { type ConsoleCall, useCall } from '#console/exchanges/use-call.ts';
import { useRuns } from '#console/exchanges/use-run.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { LanguageChip } from '#console/ui/languages/LanguageChip.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { RoundTripResult } from './RoundTripResult.tsx';
import { type RoundTripOutcome, type RoundTripProgress, roundTrip, transcriptsOf } from './round-trip.ts';
import { roundTripRuns } from './round-trip-runs.ts';

interface RoundTripProps {
  /** The audio as a file that can be uploaded; undefined if the service does not accept its format. */
  audio: Blob | undefined;
  /** When the speech was requested, in milliseconds since the epoch. */
  spokenAt: number;
  /** Name of the file, with its extension. */
  name: string;
  /** The API's code of the spoken language. */
  language: string;
  /** Languages that can be recognised; undefined when the target does not report them. */
  recognised: readonly string[] | undefined;
  /** The words that were spoken. */
  reference: string;
}

type RoundTripState =
  | { readonly is: 'rest' }
  | { readonly is: 'under-way'; readonly since: number; readonly step: RoundTripProgress };

/** Sends the audio to the recogniser and compares the transcript with the text. */
export function RoundTrip({ audio, spokenAt, name, language, recognised, reference }: RoundTripProps) {
  const { roundTrip: words } = useWords(textToSpeechResultWords);
  const announce = useAnnounce();
  const call = useCall();
  const [state, setState] = useState<RoundTripState>({ is: 'rest' });
  const last = onlyCall(useRuns(roundTripRuns).newest);
  const ended = last?.form.spokenAt === spokenAt && state.is === 'rest' ? last : undefined;
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (sendAnyway = false) => {
    if (!audio) return;
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const since = Date.now();
    setState({ is: 'under-way', since, step: { at: 'uploading', sent: 0, total: audio.size } });
    const asked: ConsoleCall = (operation, input, options) =>
      call(operation, input, { ...options, sendAnyway });
    const end = await roundTrip({
      ...{ call: asked, audio: new File([audio], name, { type: audio.type }), language },
      signal: own.signal,
      onStep: (step) => {
        if (controller.current === own) setState({ is: 'under-way', since, step });
      },
    });
    if (controller.current !== own) return;
    const form = { spokenAt, language, reference, ...endOf(end) };
    const outcome =
      end.kind === 'done' ? end.outcome : end.kind === 'failed' ? end.failure : { kind: 'aborted' as const };
    roundTripRuns.show({ form, startedAt: since, calls: [{ name: 'all', form, startedAt: since, outcome }] });
    setState({ is: 'rest' });
    if (end.kind === 'done') announce(words.heard(transcriptsOf(end.outcome.data).formatted));
  };

  const served = recognised?.includes(language) ?? true;
  const stepText = (step: RoundTripProgress) =>
    step.at === 'uploading'
      ? words.uploading(formatBytes(step.sent), formatBytes(step.total))
      : words.steps[step.at];
  return (
    <section aria-label={words.title} className="border-t border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">{words.title}</h2>
        {!served ? (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-second">
            {recognised && recognised.length > 0 ? words.onlyThese : words.noRecogniser}
            {recognised?.map((code) => (
              <LanguageChip key={code} code={code} />
            ))}
          </p>
        ) : !audio ? (
          <p className="text-sm text-ink-second">{words.otherFormat}</p>
        ) : (
          <>
            <Button
              icon={Repeat}
              size="small"
              disabled={state.is === 'under-way'}
              onClick={() => void start()}
            >
              {ended ? words.again : words.start}
            </Button>
            {state.is === 'under-way' ? (
              <>
                <p role="status" className="text-sm">
                  {stepText(state.step)}
                </p>
                <span className="ms-auto">
                  <Stopwatch startedAt={state.since} onCancel={() => controller.current?.abort()} />
                </span>
              </>
            ) : (
              <p className="text-sm text-ink-second">{words.explain}</p>
            )}
          </>
        )}
      </div>
      {ended?.outcome?.kind === 'ok' ? (
        <RoundTripResult
          jobId={ended.form.jobId}
          answer={ended.outcome.data}
          reference={ended.form.reference}
          language={ended.form.language}
        />
      ) : ended?.form.givenUp !== undefined ? (
        <p role="alert" className="mt-3 rounded bg-failed-tint px-3 py-2 text-sm text-failed">
          {words.givenUp(ended.form.givenUp)}
        </p>
      ) : (
        ended?.outcome && (
          <Suspense>
            <RunFailure
              failure={ended.outcome}
              onAgain={() => void start()}
              onSendAnyway={() => void start(true)}
            />
          </Suspense>
        )
      )}
    </section>
  );
}

/** What is stored about the end of a round trip, in addition to its last call. */
function endOf(end: RoundTripOutcome): { jobId: string; givenUp?: string } {
  if (end.kind === 'failed') return { jobId: '' };
  return end.kind === 'done' ? { jobId: end.jobId } : { jobId: end.jobId, givenUp: end.message };
}
