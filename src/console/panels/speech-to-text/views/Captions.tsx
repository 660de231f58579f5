import { useEffect, useMemo, useRef } from 'react';
import { createScope } from '#console/audio/listener-scope.ts';
import type { Playback } from '#console/audio/playback/playback.ts';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { toVtt, transcriptCues } from '../exports/subtitle-files.ts';
import type { JobTranscript } from '../job-view/transcript.ts';

interface CaptionsProps extends LanguageAttributes {
  transcript: JobTranscript;
  playback: Playback;
}

/** Shows the subtitles as a video player would: a text track of the media element determines the current cue. */
export function Captions({ transcript, playback, lang, dir }: CaptionsProps) {
  const { captions: text } = useWords(transcriptWords);
  const shown = useRef<HTMLParagraphElement>(null);
  const vtt = useMemo(() => toVtt(transcriptCues(transcript)), [transcript]);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }));
    const element = document.createElement('track');
    element.kind = 'subtitles';
    element.src = address;
    if (lang) element.srclang = lang;
    const { track } = element;
    const show = () => {
      const due = [...(track.activeCues ?? [])];
      shown.current?.replaceChildren(
        ...due.map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML() : document.createTextNode(''))),
      );
    };
    const { signal, end } = createScope(
      () => element.remove(),
      () => URL.revokeObjectURL(address),
    );
    track.addEventListener('cuechange', show, { signal });
    element.addEventListener('load', show, { signal });
    playback.element.append(element);
    track.mode = 'hidden';
    return end;
  }, [vtt, playback, lang]);
  return (
    <section aria-label={text.region} className="border-t border-line bg-[#1d1b18] px-5 py-3">
      <p
        ref={shown}
        lang={lang}
        dir={dir}
        className="flex min-h-[2lh] items-center justify-center text-center text-xl whitespace-pre-line text-[#f3efe7]"
      />
    </section>
  );
}
