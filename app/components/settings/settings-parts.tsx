import { useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { accountSettingsMessages } from "#messages/account-settings";
import type { ReturnedForm } from "~/components/send/form-problems";
import { buttonStyle } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/password-field";
import { useMessages } from "~/i18n/use-messages";

export function SettingsHeading({ children, intro }: { children: string; intro?: string }) {
  return (
    <header className="mt-1 mb-6">
      <h1 className="text-page lg:text-display">{children}</h1>
      {intro && <p className="mt-2 text-lead wrap-anywhere text-ink-soft">{intro}</p>}
    </header>
  );
}

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

interface CurrentPasswordProps {
  form: Pick<ReturnedForm, "named">;
  scope: string;
  /** By which the browser finds the password, where no field of the form says it. */
  email?: string;
}

export function CurrentPassword({ form, scope, email }: CurrentPasswordProps) {
  return (
    <>
      {email && <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />}
      <PasswordField
        label={useMessages(accountSettingsMessages).currentPassword}
        {...form.named("current_password")}
        scope={scope}
        autoComplete="current-password"
      />
    </>
  );
}
