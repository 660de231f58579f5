import { paletteWords } from '#console/catalogues/palette.ts';
import { tourWords } from '#console/catalogues/tour.ts';
import type { CommandSource } from '#console/palette/command.ts';
import { tour } from './tour-state.ts';

/** Starts the tour, or continues it. */
export const tourCommands: CommandSource = ({ words }) => {
  const state = tour.state();
  const { label, start, again, resume } = words(tourWords);
  const title = !state ? start : state.status === 'ended' ? again : resume(state.step + 1);
  return [
    {
      id: 'actions',
      title: words(paletteWords).groups.actions,
      commands: [{ id: 'tour', title, names: [label], run: tour.start }],
    },
  ];
};
