import type { Locale } from "~/domain/site/locales";
import { type FormProblem, limitIn } from "~/schemas/forms/problems";
import { catalogue } from "./catalogue";
import en from "./messages/en/form-problems";
import nb from "./messages/nb/form-problems";
import { useLocale } from "./use-messages";

const formProblemMessages = catalogue({ nb, en });

/** What stands under a field that is not right. */
export function problemText(problem: FormProblem, locale: Locale): string {
  const { tooLong, ...texts }: typeof nb = formProblemMessages[locale];
  const limit = limitIn(problem);
  return limit === null ? texts[problem as keyof typeof texts] : tooLong(limit);
}

/** The same in the visitor's language. */
export function useProblemText(): (problem: FormProblem) => string {
  const locale = useLocale();
  return (problem) => problemText(problem, locale);
}
