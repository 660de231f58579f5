import { FlaskConical } from 'lucide-react';
import { makeCaseWords } from '#console/catalogues/exchange/make-case.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { makeCaseShortcut } from '#console/ui/keyboard/case-shortcut.ts';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import { useCaseNotice, useMakeCase } from './use-make-case.ts';

/** Makes a case from a call, by click or shortcut. Renders nothing for a call outside the API. */
export function MakeCaseButton({ entry }: { entry: LoggedExchange }) {
  const words = useWords(makeCaseWords);
  const makeCase = useMakeCase();
  const isMaking = useCaseNotice() === 'making';
  const isOfApi = entry.exchange.operation !== 'local';
  useKeys(isOfApi ? [{ ...makeCaseShortcut, run: () => void makeCase(entry) }] : []);
  if (!isOfApi) return null;
  return (
    <IconButton
      icon={FlaskConical}
      label={words.make}
      aria-keyshortcuts={makeCaseShortcut.aria}
      aria-disabled={isMaking}
      onClick={() => void makeCase(entry)}
    />
  );
}
