import { Download as DownloadIcon } from 'lucide-react';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Popover } from '#console/ui/Popover.tsx';
import type { Column } from './columns.ts';
import type { TranslationForm } from './form.ts';

const formats = ['csv', 'tsv', 'json'] as const;

interface DownloadProps {
  columns: readonly Column[];
  /** The form that was sent. */
  form: TranslationForm;
}

/** All results that are there as a file. */
export function Download({ columns, form }: DownloadProps) {
  const words = useWords(resultWords).download;
  const save = async (format: (typeof formats)[number]) => {
    const [{ exportFile }, { saveFile }] = await Promise.all([
      import('./export.ts'),
      import('#console/audio/save-file.ts'),
    ]);
    const file = await exportFile(format, columns, form);
    saveFile(file, file.name);
  };
  return (
    <Popover
      label={words.label}
      className="w-56"
      button={(attributes) => (
        <Button {...attributes} look="quiet" size="small" icon={DownloadIcon}>
          {words.label}
        </Button>
      )}
    >
      {(close) => (
        <ul className="flex flex-col gap-1">
          {formats.map((format) => (
            <li key={format}>
              <Button
                look="quiet"
                size="small"
                className="w-full justify-start"
                onClick={() => {
                  close();
                  void save(format);
                }}
              >
                {words[format]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
