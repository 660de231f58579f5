import '../../../src/console/console.css';
import { Transcript } from '../../../src/console/audio/transcript/Transcript.tsx';
import { measured } from './measured.ts';

measured(({ segments, formatted }, playback) => (
  <Transcript
    segments={segments}
    formatted={formatted}
    playback={playback}
    label="Transcript"
    lang="en"
    dir="ltr"
  />
));
