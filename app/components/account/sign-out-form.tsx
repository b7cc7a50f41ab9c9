import type { ReactNode } from "react";
import { formMessages } from "#messages/forms";
import { forgetDrafts } from "~/components/draft/stored-drafts";
import { FetchingForm } from "~/components/send/fetching-form";
import { useMessages } from "~/i18n/use-messages";

/** Holds the button that signs out. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  const m = useMessages(formMessages);
  return (
    <FetchingForm
      action="/logout"
      failed={m.signOutFailed}
      floats
      onDone={() => forgetDrafts(localStorage)}
      className={className}
    >
      {children}
    </FetchingForm>
  );
}
