import { Ellipsis } from 'lucide-react';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import { type Extra, extras } from './RowExtras.tsx';

/** Further actions on a row. */
export function RowMenu({ number, onOpen }: { number: number; onOpen: (extra: Extra) => void }) {
  const words = useWords(resultWords);
  return (
    <Popover
      label={words.more(number)}
      className="w-48"
      button={(attributes) => <IconButton {...attributes} icon={Ellipsis} label={words.more(number)} />}
    >
      {(close) => (
        <ActionList
          actions={extras.map((name) => ({ name, label: words.extras[name] }))}
          onChoose={(extra) => {
            close();
            onOpen(extra);
          }}
        />
      )}
    </Popover>
  );
}
