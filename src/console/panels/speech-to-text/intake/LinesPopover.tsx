import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import { linesOf } from './read-pasted.ts';

interface LinesPopoverProps {
  title: string;
  label: string;
  hint: string;
  submit: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: (lines: readonly string[]) => void;
}

/** A popover for several lines of addresses or job ids. */
export function LinesPopover({
  title,
  label,
  hint,
  submit,
  placeholder,
  value,
  onChange,
  onSubmit,
}: LinesPopoverProps) {
  const lines = linesOf(value);
  return (
    <Popover
      label={title}
      className="w-96"
      button={(attributes) => (
        <Button look="quiet" {...attributes}>
          {title}…
        </Button>
      )}
    >
      {(close) => (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (lines.length === 0) return;
            close();
            onSubmit(lines);
          }}
        >
          <Field label={label} hint={hint}>
            <TextArea
              dir="ltr"
              rows={3}
              value={value}
              placeholder={placeholder}
              onChange={({ target }) => onChange(target.value)}
              className="px-2.5 py-1.5 font-mono text-sm"
            />
          </Field>
          <Button type="submit" look="primary">
            {submit}
          </Button>
        </form>
      )}
    </Popover>
  );
}
