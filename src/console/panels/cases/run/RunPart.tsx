import { ListFilter } from 'lucide-react';
import { useMemo } from 'react';
import { type CaseInSet, folderOf } from '#cases/archive/case-set.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';

interface RunPartProps {
  cases: readonly CaseInSet[];
  disabled: boolean;
  /** Hides the label of the button where there is no room for it. */
  labelClass: string;
  onRun: (cases: readonly CaseInSet[]) => void;
}

/** Runs the cases of a folder or of a tag. */
export function RunPart({ cases, disabled, labelClass, onRun }: RunPartProps) {
  const words = useWords(casesWords);
  const { folders, tags } = useMemo(() => partsOf(cases), [cases]);
  return (
    <Popover
      label={words.run.part}
      button={(attributes) => (
        <Button
          {...attributes}
          look="quiet"
          size="small"
          icon={ListFilter}
          title={words.run.part}
          disabled={disabled}
        >
          <span className={labelClass}>{words.run.part}</span>
        </Button>
      )}
    >
      {(close) => (
        <div className="flex flex-col gap-3">
          {[
            { title: words.run.folders, parts: folders },
            { title: words.run.tags, parts: tags },
          ].map(
            ({ title, parts }) =>
              parts.size > 0 && (
                <section key={title} aria-label={title}>
                  <h3 className="pb-1 text-sm font-semibold text-ink-third">{title}</h3>
                  <ActionList
                    actions={[...parts].map(([name, { length }]) => ({
                      name,
                      label: words.run.partOption(name, length),
                    }))}
                    onChoose={(name) => {
                      close();
                      onRun(parts.get(name) ?? []);
                    }}
                  />
                </section>
              ),
          )}
        </div>
      )}
    </Popover>
  );
}

/** The cases of each folder and of each tag, by name. */
function partsOf(cases: readonly CaseInSet[]) {
  const folders = new Map<string, CaseInSet[]>();
  const tags = new Map<string, CaseInSet[]>();
  const add = (parts: Map<string, CaseInSet[]>, name: string, one: CaseInSet) => {
    const known = parts.get(name);
    if (known) known.push(one);
    else parts.set(name, [one]);
  };
  for (const one of cases) {
    const folder = folderOf(one.path);
    if (folder !== '') add(folders, folder, one);
    for (const tag of one.case.tags ?? []) add(tags, tag, one);
  }
  const sorted = (parts: Map<string, CaseInSet[]>) =>
    new Map([...parts].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { folders: sorted(folders), tags: sorted(tags) };
}
