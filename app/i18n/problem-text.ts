import { formProblemMessages } from "#messages/form-problems";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { type FormProblem, limitIn } from "~/schemas/forms/problems";
import { useLocale } from "./use-messages";

/** Below an invalid field. */
export function problemText(problem: FormProblem, locale: Locale): string {
  const { tooLong, ...texts } = messagesIn(formProblemMessages, locale);
  const limit = limitIn(problem);
  return limit === null ? texts[problem as keyof typeof texts] : tooLong(limit);
}

export function useProblemText(): (problem: FormProblem) => string {
  const locale = useLocale();
  return (problem) => problemText(problem, locale);
}
