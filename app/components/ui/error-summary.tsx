import { CircleAlert } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { formMessages } from "#messages/forms";
import { useMessages } from "~/i18n/use-messages";
import { fieldId } from "./field";
import { announceAnswer } from "./use-standing-error";

export interface SummaryError {
  /** Of the field. */
  name: string;
  /** Where the page has other forms. */
  scope?: string | undefined;
  label: string;
  text: string;
}

interface Props {
  /** With the form as a whole. */
  problem?: ReactNode;
  errors?: SummaryError[];
  /** With each new one the summary takes the focus. */
  answer: unknown;
}

/** With a link to each field. Takes the focus. */
export function ErrorSummary({ problem, errors: given = [], answer }: Props) {
  const m = useMessages(formMessages);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    announceAnswer();
    ref.current?.focus();
  }, [answer]);
  const errors = useStandingErrors(given, answer);
  if (!problem && errors.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="flex gap-3 rounded-field bg-danger-tint px-4 py-3 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {problem && <div className="font-medium">{problem}</div>}
        {errors.length > 0 && (
          <>
            <p className="font-semibold">{m.summary(errors.length)}</p>
            <ul>
              {errors.map(({ name, scope, label, text }) => (
                <li key={name}>
                  <a
                    href={`#${fieldId(name, scope)}`}
                    onClick={focusField}
                    className="inline-flex min-h-11 items-center py-1 underline underline-offset-4"
                  >
                    {`${label}: ${text}`}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

/** A field hides its problem when it is corrected. */
function useStandingErrors(given: SummaryError[], answer: unknown): SummaryError[] {
  const [gone, setGone] = useState<string[]>([]);
  const hasErrors = given.length > 0;
  useEffect(() => {
    setGone([]);
    if (!hasErrors) return;
    const seen = new Set<string>();
    const look = () =>
      requestAnimationFrame(() => {
        const standing = [...document.querySelectorAll("[id^=field-][id$=-error]")].map(({ id }) => id);
        standing.forEach((id) => seen.add(id));
        setGone([...seen].filter((id) => !standing.includes(id)));
      });
    look();
    document.addEventListener("input", look);
    return () => document.removeEventListener("input", look);
  }, [answer, hasErrors]);
  return given.filter(({ name, scope }) => !gone.includes(`${fieldId(name, scope)}-error`));
}

/** An anchor alone would only scroll there. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
