import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';

interface DetailHeadProps {
  title: string;
  /** Identifies what is shown: the heading gets the focus when it changes. */
  of: string;
  /** Label of the button that leads back to the list. */
  back: string;
  onBack: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Facts beside the title. */
  children: ReactNode;
}

/** The head of one entry of a list, shown instead of the list. */
export function DetailHead({ title, of, back, onBack, onPrevious, onNext, children }: DetailHeadProps) {
  const words = useWords(casesWords);
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        <Button look="quiet" size="small" icon={ArrowLeft} onClick={onBack}>
          {back}
        </Button>
        <span className="ms-auto inline-flex">
          <IconButton icon={ChevronLeft} label={words.previous} disabled={!onPrevious} onClick={onPrevious} />
          <IconButton icon={ChevronRight} label={words.next} disabled={!onNext} onClick={onNext} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <FocusedHeading key={of} title={title} />
        {children}
      </div>
    </>
  );
}

/** A heading that gets the focus and is scrolled into view when it is mounted. */
function FocusedHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className="min-w-0 text-lg font-semibold wrap-anywhere">
      {title}
    </h3>
  );
}
