import { type ComponentProps, useRef } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps extends ComponentProps<typeof Button> {
  accept?: string;
  multiple?: boolean;
  /** Chooses a folder with all files in it; each then has its `webkitRelativePath`. */
  folder?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that lets the user choose files. */
export function FileButton({ accept, multiple, folder = false, onFiles, ...rest }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple={multiple}
        {...(folder && { webkitdirectory: '' })}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file twice.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...rest} onClick={() => chooser.current?.click()} />
    </>
  );
}
