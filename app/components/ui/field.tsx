import { type ReactNode, useId } from "react";

/** What a field hands to the input inside it. */
export interface FieldControl {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface Props {
  label: string;
  name: string;
  /** What to know before typing. */
  hint?: string | undefined;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled input with its hint and its error, which are read aloud with it. */
export function Field({ label, name, hint, error, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-[15px] text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id, name, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-[15px] font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** The look of everything that is typed into. */
export const INPUT_STYLE =
  "block min-h-12 w-full rounded-xl border-[1.5px] border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint aria-invalid:border-danger";
