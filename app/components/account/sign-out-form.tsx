import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { forgetDrafts } from "~/components/draft/stored-drafts";
import { PostForm } from "~/components/send/post-form";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";

/** Holds the button that signs out. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  const m = useMessages(commonMessages);
  return (
    <PostForm fetcher={useFetcher()} action="/logout" failed={m.signOutFailed} floats onDone={() => forgetDrafts(localStorage)} className={className}>
      {children}
    </PostForm>
  );
}
