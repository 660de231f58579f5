import { Plus } from 'lucide-react';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';

interface AddMenuProps<Kind extends string> {
  label: string;
  kinds: readonly { readonly name: Kind; readonly label: string }[];
  onAdd: (kind: Kind) => void;
}

/** A button below a list that offers the kinds of rows that can be added to it. */
export function AddMenu<Kind extends string>({ label, kinds, onAdd }: AddMenuProps<Kind>) {
  return (
    <div>
      <Popover
        label={label}
        className="w-64"
        button={(attributes) => (
          <Button {...attributes} size="small" icon={Plus}>
            {label}
          </Button>
        )}
      >
        {(close) => (
          <ActionList
            actions={kinds}
            onChoose={(kind) => {
              close();
              onAdd(kind);
            }}
          />
        )}
      </Popover>
    </div>
  );
}
