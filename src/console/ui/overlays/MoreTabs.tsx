import type { ReactNode } from 'react';
import { Popover } from './Popover.tsx';

interface MoreTabsProps<Value extends string> {
  /** Accessible name of the button and of its list. */
  label: string;
  /** What the button shows; by default the number of tabs. */
  mark?: ReactNode;
  /** The tabs that do not fit into their row. */
  tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  onChoose: (value: Value) => void;
}

/** A button at the end of a row of tabs that lists the tabs that do not fit. */
export function MoreTabs<Value extends string>({ label, mark, tabs, onChoose }: MoreTabsProps<Value>) {
  return (
    <span className="shrink-0 px-2">
      <Popover
        label={label}
        className="w-72"
        button={(attributes) => (
          <button
            type="button"
            {...attributes}
            aria-label={label}
            className="flex min-h-9 items-center rounded px-1 hover:bg-sunken"
          >
            {mark ?? (
              <bdi dir="ltr" className="px-1 text-base text-ink-second tabular">
                +{tabs.length}
              </bdi>
            )}
          </button>
        )}
      >
        {(close) => (
          <ul>
            {tabs.map((tab) => (
              <li key={tab.value}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    onChoose(tab.value);
                  }}
                  className="flex min-h-10 w-full items-center rounded-sm px-2 text-start hover:bg-sunken"
                >
                  {tab.label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </span>
  );
}
