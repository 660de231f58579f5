import { Upload } from 'lucide-react';
import { copyLink } from '#console/app/link/copy-link.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import type { StageContent } from '../stage-content.ts';
import { copyPicture, savePicture } from './export-picture.ts';

const shares = ['link', 'copy', 'save'] as const;
type Share = (typeof shares)[number];

interface ShareMenuProps {
  content: StageContent;
  /** The name of the panel. */
  title: string;
  /** Called with what happened, in a sentence. */
  onDone: (notice: string) => void;
}

/** A link to what is shown, or a picture of it. */
export function ShareMenu({ content, title, onDone }: ShareMenuProps) {
  const words = useWords(stageWords).share;
  const share = async (what: Share) => {
    if (what === 'link') return onDone(words.link[await copyLink()]);
    const done = await (what === 'copy' ? copyPicture : savePicture)(content, title);
    onDone(done ? words.done[what] : words.failed[what]);
  };
  useKeys([
    { code: 'c', modifier: 'character', run: () => void share('link') },
    { code: 'p', modifier: 'character', run: () => void share('copy') },
    { code: 's', modifier: 'character', run: () => void share('save') },
  ]);
  return (
    <Popover
      label={words.label}
      className="w-48"
      button={(attributes) => <IconButton {...attributes} icon={Upload} label={words.label} />}
    >
      {(close) => (
        <ActionList
          actions={shares.map((name) => ({ name, label: words.actions[name] }))}
          onChoose={(what) => {
            close();
            void share(what);
          }}
        />
      )}
    </Popover>
  );
}
