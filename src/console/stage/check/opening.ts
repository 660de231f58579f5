import { createContext, use, useEffect, useState } from 'react';
import type { CheckLine } from './use-stage-check.ts';

/** Whether the stage has been checked since it was opened, and what marks it as checked. */
export const OpeningContext = createContext<{ readonly checked: boolean; readonly onChecked: () => void }>({
  checked: true,
  onChecked: () => {},
});

/** Milliseconds that the check may take before the presentation goes on without it. */
const longestCheck = 1500;

/**
 * Shows the check when the stage has just been opened and a line needs attention; otherwise nothing is shown and the
 * presentation begins.
 *
 * @returns whether the check is open, what opens and closes it, and whether the presentation may begin
 */
export function useOpeningCheck(lines: readonly CheckLine[]) {
  const { checked, onChecked } = use(OpeningContext);
  const [open, setOpen] = useState(false);
  const [late, setLate] = useState(false);
  const hasProblem = lines.some(({ state }) => state === 'problem');
  const settled = late || lines.every(({ state }) => state !== 'waiting');
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longestCheck);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (checked || open || !settled) return;
    if (hasProblem) setOpen(true);
    else onChecked();
  }, [checked, open, settled, hasProblem, onChecked]);
  return {
    open,
    show: () => setOpen(true),
    close: () => {
      onChecked();
      setOpen(false);
    },
    checked,
  };
}
