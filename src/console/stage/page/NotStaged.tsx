import { useLocation } from 'wouter';
import { shellWords } from '#console/catalogues/shell.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { stageViews } from '../stage-views.ts';
import { StageCorner } from './StageCorner.tsx';

/** Says that a page is not made for an audience, and offers the panels that are. */
export function NotStaged() {
  const words = useWords(stageWords).notStaged;
  const { product, panels } = useWords(shellWords);
  const [, navigate] = useLocation();
  return (
    <>
      <header className="stage-header">
        <h1 className="text-xl font-bold">{product}</h1>
        <StageCorner />
      </header>
      <main id="panel" tabIndex={-1} className="stage-main stage-offer">
        <p className="stage-second text-ink-second">{words.explanation}</p>
        <ul className="flex flex-wrap gap-4">
          {stageViews.map(({ path, panel, load }) => (
            <li key={path}>
              <button
                type="button"
                onClick={() => navigate(path)}
                onPointerEnter={() => void load()}
                className="stage-panel border border-control bg-surface font-semibold hover:bg-sunken"
              >
                {panels[panel]}
              </button>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
