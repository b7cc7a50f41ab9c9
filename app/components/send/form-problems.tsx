import type { ReactNode } from "react";
import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";
import type { ReturnedForm } from "./use-form-answer";

/** A function where it includes the minutes to wait, null where the page shows the problem elsewhere. */
type ProblemText = ReactNode | ((waitMinutes: number) => string);

interface Props<Problem extends string> {
  form: ReturnedForm<Problem>;
  /** By name, in the order of the form. */
  labels?: Record<string, string>;
  /** `changedMeanwhile` is usually shown instead of the form. */
  problems: Record<Exclude<Problem, "changedMeanwhile">, ProblemText> & { changedMeanwhile?: ProblemText };
  /** For hidden fields: the field at which their problem is shown, such as a position's at its address. */
  shownAt?: Record<string, string>;
  /** Above the fields' problems. */
  fieldsText?: string | undefined;
  /** Problems that no field has. */
  others?: readonly SummaryError[];
  /** Where the page has other fields of the same name. */
  scope?: string;
}

/** With a link to each invalid field. */
export function FormProblems<Problem extends string>({
  form,
  labels = {},
  problems,
  shownAt = {},
  fieldsText,
  others = [],
  scope,
}: Props<Problem>) {
  const { answer, problem, errorOf } = form;
  if (!answer) return null;
  const errors = Object.entries(labels).flatMap(([name, label]) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ name: shownAt[name] ?? name, scope, label, text }];
  });
  const text = problem ? (problems as Partial<Record<string, ProblemText>>)[problem] : fieldsText;
  return (
    <ErrorSummary
      answer={answer}
      errors={[...errors, ...others]}
      problem={typeof text === "function" ? text(answer.waitMinutes) : text}
    />
  );
}
