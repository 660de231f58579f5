import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useAnnounce } from '../feedback/Announcer.tsx';
import { Button, IconButton } from './Button.tsx';

interface CopyButtonProps {
  /** The text to copy, computed when the button is pressed. */
  text: () => string | Promise<string>;
  /** The label; without it the button is an icon named "Copy". */
  label?: string;
  /** Shows only the icon on a narrow screen. */
  brief?: boolean;
  /** Accessible name of the icon button. */
  name?: string;
}

/** Copies text, and confirms it visibly and to screen readers. */
export function CopyButton({ text, label, brief = false, name }: CopyButtonProps) {
  const words = useWords(shellWords).copy;
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text());
      setCopied(true);
      announce(words.copied);
    } catch {
      announce(words.failed);
    }
  };
  const icon = copied ? Check : Copy;
  return label ? (
    <Button look="quiet" size="small" icon={icon} onClick={copy}>
      <span className={brief ? 'max-sm:sr-only' : undefined}>{copied ? words.copied : label}</span>
    </Button>
  ) : (
    <IconButton icon={icon} label={name ?? words.copy} onClick={copy} />
  );
}
