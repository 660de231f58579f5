import { scenes } from '#console/scenes/scenes-code.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { useLoaded } from '#console/ui/use-loaded.ts';
import { FaultChip } from './FaultChip.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SignedIn } from './SignedIn.tsx';
import { StageButton } from './StageButton.tsx';
import { UnfinishedRuns } from './UnfinishedRuns.tsx';

const guide = preloadable(async () => (await import('#console/tour/Guide.tsx')).Guide);

/** The part of the top bar that is loaded once the page is idle. */
export function TopBarLater() {
  return (
    <>
      <FaultChip />
      {useLoaded(scenes) && <scenes.Component slot={null} buttons />}
      {useLoaded(guide) && <guide.Component />}
      <StageButton />
      <UnfinishedRuns />
      <LanguageMenu />
      <SignedIn />
    </>
  );
}
