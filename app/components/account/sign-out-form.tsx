import type { ReactNode } from "react";
import { forgetDrafts } from "~/components/draft/stored-drafts";
import { FetchingForm } from "~/components/send/fetching-form";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";

/** Holds the button that signs out. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  const m = useMessages(commonMessages);
  return (
    <FetchingForm action="/logout" failed={m.signOutFailed} floats onDone={() => forgetDrafts(localStorage)} className={className}>
      {children}
    </FetchingForm>
  );
}
