import { useProblemText } from "~/i18n/problem-text";
import type { FormAnswer } from "~/schemas/forms/answer";

export interface ReturnedForm<Problem extends string = string> {
  /** A new object with each response; null without one. */
  answer: FormAnswer<Problem> | null;
  isReturned: boolean;
  problem: Problem | null;
  errorOf(name: string): string | undefined;
  /** Undefined where the form was not refused. */
  typed(name: string): string | undefined;
}

/** The response to the page's only form, or to those with this `intent`. */
export function useFormAnswer<Problem extends string>(
  given: FormAnswer<Problem> | null | undefined,
  intent?: string | readonly string[],
): ReturnedForm<Problem> {
  const textOf = useProblemText();
  const isOwn = intent === undefined || [intent].flat().includes(given?.intent ?? "");
  const answer = isOwn ? (given ?? null) : null;
  return {
    answer,
    isReturned: answer !== null,
    problem: answer?.problem ?? null,
    errorOf: (name) => {
      const problem = answer?.errors[name];
      return problem && textOf(problem);
    },
    typed: (name) => answer?.texts[name],
  };
}
