import { FaultChip } from './FaultChip.tsx';
import { StageButton } from './StageButton.tsx';
import { UnfinishedRuns } from './UnfinishedRuns.tsx';

/** The part of the top bar that is loaded once the page is idle. */
export function TopBarLater() {
  return (
    <>
      <FaultChip />
      <StageButton />
      <UnfinishedRuns />
    </>
  );
}
