import { scenes } from '#console/scenes/scenes-code.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { useLoaded } from '#console/ui/use-loaded.ts';
import { UnfinishedRuns } from '../UnfinishedRuns.tsx';
import { FaultChip } from './FaultChip.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PresentMenu } from './PresentMenu.tsx';
import { SignedIn } from './SignedIn.tsx';

const guide = preloadable(async () => (await import('#console/tour/Guide.tsx')).Guide);

/** The part of the top bar that is loaded once the page is idle. */
export function TopBarLater() {
  return (
    <>
      <FaultChip />
      {useLoaded(guide) && <guide.Component />}
      {/* The menu comes with the scenes, which handle the keys that it presses. */}
      {useLoaded(scenes) && (
        <>
          <scenes.Component slot={null} onStage={false} />
          <PresentMenu />
        </>
      )}
      <UnfinishedRuns />
      <LanguageMenu />
      <SignedIn />
    </>
  );
}
