import { createContext, type ReactNode, use, useId } from 'react';

const FieldContext = createContext({});

/** The attributes that connect a control to the label, hint and problem of the field around it. */
export const useFieldAttributes = () => use(FieldContext);

interface FieldProps {
  label: ReactNode;
  /** The meaning of the field, or a rule for it. */
  hint?: ReactNode;
  /** Facts about the field, shown below the hint. */
  facts?: ReactNode;
  /** Why the value would be refused. */
  problem?: string | undefined;
  /** The control: a `TextInput`, `TextArea` or `Select`. */
  children: ReactNode;
}

/** A control with label, hint and problem. */
export function Field({ label, hint, facts, problem, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm text-ink-second">
        {label}
      </label>
      <FieldContext
        value={{
          id,
          ...(described && { 'aria-describedby': described }),
          ...(problem && { 'aria-invalid': true }),
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-third">
          {hint}
        </p>
      )}
      {facts}
      {problem && (
        <p id={`${id}-problem`} className="text-sm text-failed">
          {problem}
        </p>
      )}
    </div>
  );
}
