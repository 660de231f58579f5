import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { usePlayback } from '#console/audio/playback/use-playback.ts';
import { useReadingWorker } from '#console/audio/reading/reading-workers.ts';
import { useReading } from '#console/audio/reading/use-reading.ts';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { type StageWords, stageWords } from '#console/catalogues/stage.ts';
import { stageCheckWords } from '#console/catalogues/stage-check.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { StageNeeds } from '#console/stage/check/needs.ts';
import { StagePage } from '#console/stage/page/StagePage.tsx';
import { problemSentence } from '#console/stage/plain-words.ts';
import type { StageRequest } from '#console/stage/request/request.ts';
import { stageSound } from '#console/stage/sound/stage-sound.ts';
import type { StageContent } from '#console/stage/stage-content.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { isSame } from '#console/ui/is-same.ts';
import { languageName } from '#console/ui/languages/language-name.ts';
import { qualityOfEngines } from '#contract/local/voice-quality.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { readSpeaker } from '#contract/text-to-speech.ts';
import { formSpec, languageOf, sentencesOf } from './form/form.ts';
import { formAsSent } from './form/form-as-sent.ts';
import type { TextToSpeechForm } from './form/form-schema.ts';
import { textToSpeechRequest, toRequest } from './form/request.ts';
import { speakerChoices, speakerCode } from './form/speakers.ts';
import { enginesOf } from './result/speaking-engines.ts';
import { spokenFile } from './result/spoken-file.ts';
import { spokenText, useSpeechMarks } from './result/spoken-words.ts';
import { useSpeech } from './use-speech.ts';

/** Text to speech on the stage: the text, with the word that is being spoken highlighted. */
export function TextToSpeechStage() {
  const words = useWords(stageWords);
  const { fixes } = useWords(stageCheckWords);
  const { voices } = useWords(sceneWords).play;
  const [form, change, link] = usePanelForm(formSpec);
  const { run: newest, start, cancel } = useSpeech(link.linked);
  useReadingWorker(true);
  const run =
    newest && isSame(textToSpeechRequest(newest.form), textToSpeechRequest(form)) ? newest : undefined;
  // The audio of several calls is played one after the other: `index` is the call whose turn it is.
  const [turn, setTurn] = useState({ of: run?.startedAt, index: 0 });
  const index = turn.of === run?.startedAt ? turn.index : 0;
  const call = run?.calls[index];
  const outcome = call?.outcome;
  const shown = useMemo(() => formAsSent(call?.form ?? form), [call, form]);
  const request = useMemo(() => toRequest(shown), [shown]);
  const answer = outcome?.kind === 'ok' ? outcome.data : undefined;
  const file = useMemo(() => answer && spokenFile(answer, request.body), [answer, request]);
  const reading = useReading(file?.playable, { measure: true });
  const read = reading.result?.kind === 'analysis' ? reading.result : undefined;
  const playback = usePlayback(read?.playable, read?.analysis.duration);
  const marks = useSpeechMarks(request, answer && call?.startedAt);
  const sound = useMemo(() => read && stageSound(read.analysis, marks ?? []), [read, marks]);

  /**
   * The sound of a run that was sent after this time plays automatically: the user sent it while the stage was open.
   */
  const [openedAt] = useState(Date.now);
  const playing = useRef<number | undefined>(openedAt);
  const count = run?.calls.length ?? 0;
  const startedAt = run?.startedAt;
  useEffect(() => {
    if (!playback || startedAt === undefined) return;
    const { element } = playback;
    if (playing.current !== undefined && startedAt >= playing.current) element.play().catch(() => {});
    const onEnd = () => {
      if (index + 1 >= count) return;
      playing.current = startedAt;
      setTurn({ of: startedAt, index: index + 1 });
    };
    element.addEventListener('ended', onEnd);
    return () => element.removeEventListener('ended', onEnd);
  }, [playback, index, count, startedAt]);

  const text = spokenText(shown, marks);
  const quality = qualityOfEngines(outcome?.kind === 'ok' ? enginesOf(outcome.exchange) : undefined);
  const empty = text.trim() === '';
  const content = useMemo((): StageContent => {
    const given = { panel: 'textToSpeech', language: languageOf(shown), groups: [], text } as const;
    const summary = voiceName(shown.speaker, words);
    if (empty) return { ...given, summary, state: 'empty', note: words.nothingToSend };
    if (!call) return { ...given, summary, state: 'ready' };
    if (outcome && outcome.kind !== 'ok') {
      return { ...given, summary, state: 'failed', note: problemSentence(outcome, words) };
    }
    if (sound) {
      return { ...given, summary, state: 'done', sound, ...(quality && { labels: [voices[quality]] }) };
    }
    return {
      ...given,
      summary,
      state: 'working',
      startedAt: call.startedAt,
      note: words.working.textToSpeech,
    };
  }, [shown, text, empty, call, outcome, sound, quality, voices, words]);

  const send = empty
    ? undefined
    : {
        label: words.speak,
        atOnce: true,
        run: (automatic = false) => {
          playing.current = automatic ? undefined : Date.now();
          start(form);
        },
      };
  const { target } = useTargetChoice();
  const engines = useQuery({ ...enginesQuery, enabled: target === embeddedTarget });
  const { codes, offered } = speakerChoices(target === embeddedTarget ? engines.data?.speakers : undefined);
  const speakers = offered ? codes.filter((code) => offered.has(code)) : codes;
  const changeable = requestOf(form, change, speakers, words);
  const needs: StageNeeds = {
    probe: { operation: 'tts', input: { ...textToSpeechRequest(form), body: {} } },
    characters: form.mode === 'sentences' ? sentencesOf(form.text).join('').length : text.length,
    missing: ({ speakers }) => {
      if (speakers.some(({ code }) => code === shown.speaker)) return undefined;
      const { language, gender = 'female' } = readSpeaker(shown.speaker) ?? {};
      // Another voice of the language, otherwise one in Hindi of the same gender, otherwise any voice.
      const other =
        speakers.find(({ code }) => readSpeaker(code)?.language === language) ??
        speakers.find(({ code }) => code === speakerCode('hi', gender)) ??
        speakers[0];
      return {
        names: voiceName(shown.speaker, words),
        ...(other && {
          fix: {
            label: fixes.other(voiceName(other.code, words)),
            run: () => change({ speaker: other.code, engine: '' }),
          },
        }),
      };
    },
  };
  return (
    <StagePage
      content={content}
      commands={{ send, cancel: () => cancel(), playback, request: changeable }}
      needs={needs}
    />
  );
}

/**
 * What the presenter can change. Typed text replaces SSML; any change replaces a raw request with the fields of the
 * form.
 */
export function requestOf(
  form: TextToSpeechForm,
  changeForm: (change: Partial<TextToSpeechForm>) => void,
  speakers: readonly string[],
  words: StageWords,
): StageRequest {
  const sent = formAsSent(form);
  const change = (fields: Partial<TextToSpeechForm>) =>
    changeForm(form.free ? { ...sent, free: undefined, ...fields } : fields);
  return {
    text: {
      value: spokenText(sent, undefined),
      language: languageOf(form),
      change: (text) => change({ text, ...(sent.mode === 'ssml' && { mode: 'text' }) }),
    },
    choices: [
      {
        name: 'voice',
        value: sent.speaker,
        options: speakers.map((value) => ({ value, label: numberedVoice(value, words) })),
        // Another speaker may need another engine.
        choose: (speaker) => change({ speaker, engine: '' }),
      },
    ],
  };
}

/** The name of a speaker among others of the same language. */
function numberedVoice(speaker: string, words: StageWords): string {
  const { variant = 1 } = readSpeaker(speaker) ?? {};
  return variant > 1 ? `${voiceName(speaker, words)} ${variant}` : voiceName(speaker, words);
}

/** A speaker as an audience knows it: the language, and whether it is a woman or a man. */
function voiceName(speaker: string, { voice }: StageWords): string {
  const read = readSpeaker(speaker);
  return read ? voice[read.gender](languageName(read.language)) : voice.other;
}
