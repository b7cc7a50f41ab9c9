import type { ReactNode } from "react";
import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";
import type { ReturnedForm } from "./use-form-answer";

/** The text of a problem; a function where it says how many minutes to wait, null where the page says it elsewhere. */
type ProblemText = ReactNode | ((waitMinutes: number) => string);

interface Props<Problem extends string> {
  form: ReturnedForm<Problem>;
  /** Of the form's fields, by their names, in the order in which they stand. */
  labels?: Record<string, string>;
  /** What is said of each problem that it can come back with; another's version is shown instead of the form. */
  problems: Record<Exclude<Problem, "changedMeanwhile">, ProblemText> & { changedMeanwhile?: ProblemText };
  /** The fields at which others are shown, by the others' names: a position at its address. */
  shownAt?: Record<string, string>;
  /** Said above the fields that are wrong. */
  fieldsText?: string | undefined;
  /** What else is wrong, that no problem of a field says. */
  others?: readonly SummaryError[];
  /** Of the fields, where there are others of the same name on the page. */
  scope?: string;
}

/** Why a form has come back, with the way to each field that is wrong. */
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
