import '../../../src/console/console.css';
import { defineMeasurements } from './measured.ts';

/** An element for each word, as most players do it. */
defineMeasurements(({ segments }) => (
  <div className="max-h-[28rem] overflow-y-auto px-5 py-4 text-result">
    {segments.map((segment) => (
      <p key={segment[0]?.start} className="mb-2">
        {segment.map(({ word, start }) => (
          <span key={start} data-start={start}>
            {word}{' '}
          </span>
        ))}
      </p>
    ))}
  </div>
));
