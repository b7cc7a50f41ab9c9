import { ErrorSummary } from "~/components/ui/error-summary";
import type { AccountAnswer } from "~/http/accounts/answer";
import { accountMessages } from "~/i18n/account";
import { useProblemText } from "~/i18n/form-problems";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  answer: AccountAnswer | null;
  /** Of the form's fields, by their names, in the order in which they stand. */
  labels: Record<string, string>;
}

/** What is wrong with an account's form. */
export function AnswerSummary({ answer, labels }: Props) {
  const m = useMessages(accountMessages);
  const textOf = useProblemText();
  if (!answer) return null;
  const text = answer.problem && m.problems[answer.problem];
  const errors = Object.entries(labels).flatMap(([name, label]) => {
    const problem = answer.errors[name];
    return problem ? [{ name, label, text: textOf(problem) }] : [];
  });
  return (
    <ErrorSummary
      problem={typeof text === "function" ? text(answer.waitMinutes) : text}
      errors={errors}
      answer={answer}
    />
  );
}

/** The text under a field. */
export function useFieldErrors(answer: AccountAnswer | null): (name: string) => string | undefined {
  const textOf = useProblemText();
  return (name) => {
    const problem = answer?.errors[name];
    return problem && textOf(problem);
  };
}
