import { useProblemText } from "~/i18n/problem-text";
import type { FormAnswer } from "~/schemas/forms/answer";

/** What a form knows of having come back. */
export interface ReturnedForm<Problem extends string = string> {
  /** Changes with each time that it comes back; null where it has not. */
  answer: FormAnswer<Problem> | null;
  isReturned: boolean;
  problem: Problem | null;
  /** The text of what is wrong with a field. */
  errorOf(name: string): string | undefined;
  /** What was typed into a field; undefined where the form has not come back. */
  typed(name: string): string | undefined;
}

/** What was answered to a form: to the page's only one, or to those of such an `intent`. */
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
