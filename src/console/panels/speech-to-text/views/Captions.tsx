import { useEffect, useMemo, useRef } from 'react';
import type { Playback } from '#console/audio/playback.ts';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { shownCues, vttOf } from '../exports/subtitle-files.ts';
import type { JobTranscript } from '../transcript.ts';

interface CaptionsProps {
  transcript: JobTranscript;
  playback: Playback;
  lang?: string | undefined;
  dir: 'ltr' | 'rtl' | 'auto';
}

/**
 * The subtitles as a viewer would see them: a text track of the media element says which cue is due, so what is seen
 * here is what a player makes of the file.
 */
export function Captions({ transcript, playback, lang, dir }: CaptionsProps) {
  const { captions: text } = useWords(transcriptWords);
  const shown = useRef<HTMLParagraphElement>(null);
  const vtt = useMemo(() => vttOf(shownCues(transcript)), [transcript]);
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
    track.addEventListener('cuechange', show);
    element.addEventListener('load', show);
    playback.element.append(element);
    track.mode = 'hidden';
    return () => {
      track.removeEventListener('cuechange', show);
      element.removeEventListener('load', show);
      element.remove();
      URL.revokeObjectURL(address);
    };
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
