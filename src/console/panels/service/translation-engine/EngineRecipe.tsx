import { translationEngineWords } from '#console/catalogues/service/translation-engine.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { type EngineKind, recipes } from './engine-form.ts';

/** The command that runs an engine of a kind on this machine. */
export function EngineRecipe({ kind, onFill }: { kind: EngineKind; onFill: () => void }) {
  const words = useWords(translationEngineWords);
  const { command } = recipes[kind];
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-ink-second">{words.recipes[kind]}</p>
      <div className="flex items-center justify-between gap-2 rounded-sm border border-line bg-sunken ps-3 pe-1">
        <code className="min-w-0 py-1.5 font-mono text-sm wrap-anywhere">{command}</code>
        <CopyButton name={words.recipes.copy(words.kinds[kind])} text={() => command} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-ink-third">{words.recipes.untested}</p>
        <Button look="quiet" size="small" onClick={onFill}>
          {words.recipes.fill}
        </Button>
      </div>
    </div>
  );
}
