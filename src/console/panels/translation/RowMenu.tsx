import { Ellipsis } from 'lucide-react';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button, IconButton } from '#console/ui/Button.tsx';
import { Popover } from '#console/ui/Popover.tsx';
import { type Extra, extras } from './RowExtras.tsx';

/** What more can be done with a row. */
export function RowMenu({ number, onOpen }: { number: number; onOpen: (extra: Extra) => void }) {
  const words = useWords(resultWords);
  return (
    <Popover
      label={words.more(number)}
      className="w-48"
      button={(attributes) => <IconButton {...attributes} icon={Ellipsis} label={words.more(number)} />}
    >
      {(close) => (
        <ul className="flex flex-col gap-1">
          {extras.map((extra) => (
            <li key={extra}>
              <Button
                look="quiet"
                size="small"
                className="w-full justify-start"
                onClick={() => {
                  close();
                  onOpen(extra);
                }}
              >
                {words.extras[extra]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
