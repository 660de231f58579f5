import type { Playback } from '#console/audio/playback/playback.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { StageRequest } from '../request/request.ts';
import type { StageContent } from '../stage-content.ts';
import { Progress } from './Progress.tsx';

/** What can be done with the content of the stage. */
export interface StageCommands {
  /** Sends the request as it is; `atOnce`: automatically when the stage is shown, because it costs nothing. */
  readonly send?:
    | { readonly label: string; readonly atOnce: boolean; readonly run: (automatic?: boolean) => void }
    | undefined;
  readonly cancel?: (() => void) | undefined;
  /** What the presenter can change. */
  readonly request?: StageRequest | undefined;
  /** The playback of the content's sound. */
  readonly playback?: Playback | undefined;
}

interface StageActionsProps {
  content: StageContent;
  commands: StageCommands;
  /** Opens the request, so that it can be changed. */
  onEdit: () => void;
}

/** The row below the results: the main action, progress with a way to cancel, or what failed. */
export function StageActions({ content, commands, onEdit }: StageActionsProps) {
  const words = useWords(stageWords);
  const { state, note, startedAt } = content;
  const { send, cancel, request } = commands;
  if (state === 'done' && !note) return null;
  return (
    <div className="stage-below stage-actions">
      {note && <p className="stage-second text-ink-second">{note}</p>}
      {state === 'working' && startedAt !== undefined && <Progress startedAt={startedAt} onCancel={cancel} />}
      {(state === 'ready' || state === 'failed') && send && (
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the one action of the stage, so that Enter is enough.
          autoFocus
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => send.run()}
          className="stage-second stage-send bg-ink font-semibold text-paper"
        >
          {state === 'failed' ? words.again : send.label}
        </button>
      )}
      {state === 'empty' && request && (
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the one action of the stage, so that Enter is enough.
          autoFocus
          onClick={onEdit}
          className="stage-second stage-send bg-ink font-semibold text-paper"
        >
          {words.request.write}
        </button>
      )}
    </div>
  );
}
