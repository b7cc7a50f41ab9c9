import { ErrorSummary } from "~/components/ui/error-summary";
import type { ReturnedForm } from "./use-form-answer";

/** The text of a problem; a function where it says how many minutes to wait. */
type ProblemText = string | ((waitMinutes: number) => string);

interface Props<Problem extends string> {
  form: ReturnedForm<Problem>;
  /** Of the form's fields, by their names, in the order in which they stand. */
  labels?: Record<string, string>;
  /** What is said of each problem that it can come back with; another's version is shown instead of the form. */
  problems: Record<Exclude<Problem, "changedMeanwhile">, ProblemText>;
  /** Of the fields, where there are others of the same name on the page. */
  scope?: string;
}

/** Why a form has come back, with the way to each field that is wrong. */
export function FormProblems<Problem extends string>({ form, labels = {}, problems, scope }: Props<Problem>) {
  const { answer, problem, errorOf } = form;
  if (!answer) return null;
  const errors = Object.entries(labels).flatMap(([name, label]) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ name, scope, label, text }];
  });
  const text = problem && (problems as Partial<Record<string, ProblemText>>)[problem];
  return (
    <ErrorSummary
      answer={answer}
      errors={errors}
      problem={typeof text === "function" ? text(answer.waitMinutes) : text}
    />
  );
}
