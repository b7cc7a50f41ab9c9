import { useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { buttonStyle } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import type { SettingsAnswer } from "~/http/accounts/settings";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useProblemText } from "~/i18n/form-problems";
import { useMessages } from "~/i18n/use-messages";

export function SettingsHeading({ children, intro }: { children: string; intro?: string }) {
  return (
    <header className="mt-1 mb-6">
      <h1 className="text-page lg:text-display">{children}</h1>
      {intro && <p className="mt-2 text-lead wrap-anywhere text-ink-soft">{intro}</p>}
    </header>
  );
}

/** One thing that can be set, on a surface of its own. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-5 flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What is wrong with one of a page's forms, with the way to its fields. */
export function SettingsProblems({
  answer,
  form,
  labels,
}: {
  answer: SettingsAnswer | null;
  form: string;
  labels: Record<string, string>;
}) {
  const m = useMessages(accountSettingsMessages);
  const textOf = useProblemText();
  if (answer?.form !== form) return null;
  const text = answer.problem && m.problems[answer.problem];
  const errors = Object.entries(labels).flatMap(([name, label]) => {
    const problem = answer.errors[name];
    return problem ? [{ name, scope: form, label, text: textOf(problem) }] : [];
  });
  return (
    <ErrorSummary
      problem={typeof text === "function" ? text(answer.waitMinutes) : text}
      errors={errors}
      answer={answer}
    />
  );
}

/** The text under a field of one of a page's forms. */
export function useSettingsErrors(answer: SettingsAnswer | null, form: string): (name: string) => string | undefined {
  const textOf = useProblemText();
  return (name) => {
    const problem = answer?.form === form ? answer.errors[name] : undefined;
    return problem && textOf(problem);
  };
}

/** Which form of a page was pressed: it is told in the field `intent`. While its answer is on its way it cannot be pressed again. */
export function SettingsButton({
  intent,
  kind = "primary",
  children,
}: {
  intent: string;
  kind?: "primary" | "quiet" | "danger";
  children: ReactNode;
}) {
  const m = useMessages(accountSettingsMessages);
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <button type="submit" name="intent" value={intent} disabled={isBusy} className={buttonStyle(kind, "self-start")}>
      {isBusy ? m.busy : children}
    </button>
  );
}
