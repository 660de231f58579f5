import { useEffect, useMemo, useRef, useState } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { CheckButton } from '../check/CheckButton.tsx';
import { CheckDialog } from '../check/CheckDialog.tsx';
import type { StageNeeds } from '../check/needs.ts';
import { useOpeningCheck } from '../check/opening.ts';
import { useStageCheck } from '../check/use-stage-check.ts';
import { MirrorButton } from '../mirror/MirrorButton.tsx';
import { useMirrored } from '../mirror/use-mirrored.ts';
import { ShareMenu } from '../picture/ShareMenu.tsx';
import { RequestButton } from '../request/RequestButton.tsx';
import { RequestEditor } from '../request/RequestEditor.tsx';
import { stoppedClock } from '../sound/clock.ts';
import { SoundPlayer } from '../sound/SoundPlayer.tsx';
import type { StageContent } from '../stage-content.ts';
import { useStageController } from '../stage-controller.ts';
import { StageActions, type StageCommands } from './StageActions.tsx';
import { StageCorner } from './StageCorner.tsx';
import { StageShow } from './StageShow.tsx';

interface StagePageProps {
  content: StageContent;
  commands: StageCommands;
  needs: StageNeeds;
}

/** The stage of a panel, with what the presenter can do. */
export function StagePage({ content: given, commands, needs }: StagePageProps) {
  const { panels } = useWords(shellWords);
  const { target } = useTargetChoice();
  const lines = useStageCheck(needs);
  const check = useOpeningCheck(lines);
  const controller = useStageController();
  const labels = controller?.labels;
  const content = useMemo(() => (labels?.length ? { ...given, labels } : given), [given, labels]);
  const { state, sound } = content;
  const title = panels[content.panel];
  const [notice, notify] = useNotice();
  const { send, playback, request } = commands;
  const [editing, setEditing] = useState(false);
  const editor = editing ? request : undefined;
  const closeEditor = () => {
    setEditing(false);
    document.getElementById('panel')?.focus();
  };
  const sendNow = send && {
    label: send.label,
    run: () => {
      closeEditor();
      send.run();
    },
  };
  useMirrored(content, playback);
  useAnnounceState(content);
  useKeys(sendNow ? [{ ...pageShortcuts.send, run: sendNow.run }] : []);
  // A remote service may charge for a call, so there it is sent only on request.
  const mayBegin = check.checked && !editing && !controller && target === embeddedTarget;
  useSendAtOnce(mayBegin && state === 'ready' ? send : undefined);
  return (
    <>
      <StageShow
        content={content}
        clock={playback ?? stoppedClock}
        title={title}
        corner={
          <StageCorner notice={notice}>
            {request && (
              <RequestButton open={editing} onToggle={() => (editing ? closeEditor() : setEditing(true))} />
            )}
            <CheckButton lines={lines} onOpen={check.show} />
            <ShareMenu content={content} title={title} onDone={notify} />
            <MirrorButton onBlocked={notify} />
          </StageCorner>
        }
        editor={
          editor && (
            <RequestEditor
              request={editor}
              send={sendNow}
              note={state === 'empty' ? content.note : undefined}
              onClose={closeEditor}
            />
          )
        }
      >
        {sound && playback && <SoundPlayer sound={sound} playback={playback} />}
        <StageActions content={content} commands={commands} onEdit={() => setEditing(true)} />
      </StageShow>
      {check.open && <CheckDialog lines={lines} onClose={check.close} />}
    </>
  );
}

/** Milliseconds for which a notice is shown. */
const noticeTime = 3000;

/** A notice that is shown for a while, and announced. */
function useNotice(): [string | undefined, (notice: string) => void] {
  const announce = useAnnounce();
  const [notice, setNotice] = useState<{ readonly text: string }>();
  useEffect(() => {
    if (!notice) return;
    announce(notice.text);
    const timer = setTimeout(() => setNotice(undefined), noticeTime);
    return () => clearTimeout(timer);
  }, [notice, announce]);
  return [notice?.text, (text) => setNotice({ text })];
}

/** Sends the request automatically and only once, if `atOnce` is set. */
function useSendAtOnce(send: StageCommands['send']): void {
  const sent = useRef(false);
  useEffect(() => {
    if (!send?.atOnce || sent.current) return;
    sent.current = true;
    send.run(true);
  }, [send]);
}

/** Tells screen readers that the result has arrived, or why there is none. */
function useAnnounceState({ state, note }: StageContent): void {
  const words = useWords(stageWords);
  const announce = useAnnounce();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (state === 'done') announce(words.arrived);
    else if (note) announce(note);
  }, [state, note, announce, words]);
}
