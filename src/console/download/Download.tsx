import { Download as DownloadIcon } from 'lucide-react';
import { downloadWords } from '#console/catalogues/download.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import type { FileFormat, Results } from './results-file.ts';

const formats: readonly FileFormat[] = ['csv', 'tsv', 'json'];

interface DownloadProps {
  /** Creates the content when a format is chosen. */
  results: () => Promise<Results>;
  /** Whether the button shows only its icon. */
  brief?: boolean;
}

/** Downloads all results so far as a file. */
export function Download({ results, brief = false }: DownloadProps) {
  const words = useWords(downloadWords);
  const save = async (format: FileFormat) => {
    const [{ resultsFile }, { saveFile }] = await Promise.all([
      import('./results-file.ts'),
      import('./save-file.ts'),
    ]);
    const file = await resultsFile(format, await results());
    saveFile(file, file.name);
  };
  return (
    <Popover
      label={words.label}
      className="w-56"
      button={(attributes) => (
        <Button {...attributes} look="quiet" size="small" icon={DownloadIcon} title={words.label}>
          <span className={brief ? 'sr-only' : undefined}>{words.label}</span>
        </Button>
      )}
    >
      {(close) => (
        <ActionList
          actions={formats.map((name) => ({ name, label: words[name] }))}
          onChoose={(format) => {
            close();
            void save(format);
          }}
        />
      )}
    </Popover>
  );
}
