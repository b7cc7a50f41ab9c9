import type { ReactNode } from "react";
import { ErrorSummary, type SummaryError } from "~/components/ui/error-summary";
import { useProblemText } from "~/i18n/problem-text";
import type { FormAnswer } from "~/schemas/forms/parse";

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

export interface ReturnedForm<Problem extends string = string> {
  /** A new object with each response; null without one. */
  answer: FormAnswer<Problem> | null;
  isReturned: boolean;
  problem: Problem | null;
  errorOf(name: string): string | undefined;
  /** Undefined where the form was not refused. */
  typed(name: string): string | undefined;
  /** For a Field: its name and problem. */
  named(name: string): { name: string; error: string | undefined };
  /** For a Field: also what was typed into it. */
  field(name: string): { name: string; error: string | undefined; defaultValue: string | undefined };
}

/** The response to the page's only form, or to those with this `intent`. */
export function useFormAnswer<Problem extends string>(
  given: FormAnswer<Problem> | null | undefined,
  intent?: string | readonly string[],
): ReturnedForm<Problem> {
  const textOf = useProblemText();
  const isOwn = intent === undefined || [intent].flat().includes(given?.intent ?? "");
  const answer = isOwn ? (given ?? null) : null;
  const errorOf = (name: string) => {
    const problem = answer?.errors[name];
    return problem && textOf(problem);
  };
  const typed = (name: string) => answer?.texts[name];
  return {
    answer,
    isReturned: answer !== null,
    problem: answer?.problem ?? null,
    errorOf,
    typed,
    named: (name) => ({ name, error: errorOf(name) }),
    field: (name) => ({ name, error: errorOf(name), defaultValue: typed(name) }),
  };
}
