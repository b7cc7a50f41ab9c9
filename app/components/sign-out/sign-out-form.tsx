import type { ReactNode } from "react";
import { formMessages } from "#messages/forms";
import { FetchingForm } from "~/components/send/fetching-form";
import { leaveDevice } from "~/components/sign-out/leave-device";
import { useMessages } from "~/i18n/use-messages";

export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  const m = useMessages(formMessages);
  return (
    <FetchingForm action="/logout" failed={m.signOutFailed} floats onDone={leaveDevice} className={className}>
      {children}
    </FetchingForm>
  );
}
