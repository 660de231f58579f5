import '../../../src/console/console.css';
import { Transcript } from '../../../src/console/audio/transcript/Transcript.tsx';
import { defineMeasurements } from './measured.ts';

defineMeasurements(({ segments, formatted }, playback) => (
  <Transcript
    segments={segments}
    formatted={formatted}
    playback={playback}
    label="Transcript"
    lang="en"
    dir="ltr"
  />
));
