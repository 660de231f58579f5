import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: ReactNode;
  /** What the field means, or a rule worth knowing before sending. */
  hint?: ReactNode;
  /** Why the value would be refused. */
  problem?: string | undefined;
  /** Renders the control with the ids that tie it to its label, hint and problem. */
  children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** A control under its label, with hint and problem tied to it. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm text-ink-second">
        {label}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(problem && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-third">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-xs text-failed">
          {problem}
        </p>
      )}
    </div>
  );
}
