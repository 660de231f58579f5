import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** Name of the row of tabs, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** The panel of the chosen tab; the others are not rendered. */
  children: ReactNode;
}

/** Tabs with the panel of the chosen one. Arrow keys move and choose, Home and End jump. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: TabsProps<Value>) {
  return (
    <DirectionProvider direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <BaseTabs.Root value={value} onValueChange={onChange}>
        {/* Positioned, because the offsets for scrolling a tab into view are relative to it. */}
        <BaseTabs.List
          activateOnFocus
          aria-label={label}
          className="relative flex scroll-px-4 overflow-x-auto px-2 pt-2 shadow-[inset_0_-1px_var(--line)] [scrollbar-width:thin]"
        >
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              className="flex min-h-11 shrink-0 items-center gap-2 rounded-t border-x border-t-2 border-transparent px-3 py-1.5 text-base text-ink-second transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-selected:border-x-line aria-selected:border-t-marigold aria-selected:bg-surface aria-selected:font-semibold aria-selected:text-ink"
            >
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        <BaseTabs.Panel value={value} className="focus-visible:-outline-offset-2">
          {children}
        </BaseTabs.Panel>
      </BaseTabs.Root>
    </DirectionProvider>
  );
}
