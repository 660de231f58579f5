import { Button } from './Button.tsx';

interface ActionListProps<Name extends string> {
  actions: readonly { readonly name: Name; readonly label: string }[];
  onChoose: (name: Name) => void;
}

/** A column of actions for a popover, which closes when one is chosen. */
export function ActionList<Name extends string>({ actions, onChoose }: ActionListProps<Name>) {
  return (
    <ul className="flex flex-col gap-1">
      {actions.map(({ name, label }) => (
        <li key={name}>
          <Button look="quiet" size="small" className="w-full justify-start" onClick={() => onChoose(name)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
