import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { pauseOthersOnPlay } from '#console/audio/playback/pause-others-on-play.ts';
import type { Playback } from '#console/audio/playback/playback.ts';
import { usePlaying } from '#console/audio/playback/use-playback.ts';
import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import type { StageSound } from '../stage-content.ts';
import { StageWave } from './StageWave.tsx';

interface SoundPlayerProps {
  sound: StageSound;
  playback: Playback;
}

/** Plays the sound; Space plays and pauses, J and L jump. */
export function SoundPlayer({ sound, playback }: SoundPlayerProps) {
  const words = useWords(audioWords);
  const playing = usePlaying(playback);
  useEffect(() => pauseOthersOnPlay(playback.element), [playback]);
  useKeys([
    { code: 'k', modifier: 'character', run: playback.toggle },
    { code: 'j', modifier: 'character', run: () => playback.jump(-5) },
    { code: 'l', modifier: 'character', run: () => playback.jump(5) },
    { code: 'Space', modifier: 'none', run: playback.toggle },
  ]);
  const Icon = playing ? Pause : Play;
  return (
    <div className="stage-below">
      <button
        type="button"
        aria-label={playing ? words.pause : words.play}
        aria-keyshortcuts="Space K"
        // Space is a shortcut of the whole stage; releasing it must not click the button as well.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onClick={playback.toggle}
        className="stage-play bg-ink text-paper"
      >
        <Icon aria-hidden="true" size={28} fill="currentColor" />
      </button>
      <StageWave sound={sound} clock={playback} onSeek={playback.seek} />
    </div>
  );
}
