import { useNavigation } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { profileMessages } from "#messages/profile";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useMessages } from "~/i18n/use-messages";

/** For a person whose account is only for following. */
export function BeginOrganizer() {
  const m = useMessages(profileMessages).begin;
  const isBusy = useNavigation().formData !== undefined;
  return (
    <PostForm className="flex flex-col items-start gap-5 rounded-card border border-line bg-surface p-5 lg:p-7">
      <p className="text-lead">{m.text}</p>
      <Button type="submit" name="intent" value="begin" disabled={isBusy}>
        {m.button}
      </Button>
    </PostForm>
  );
}

/** Only a verified address can own an organizer. */
export function Unverified() {
  const m = useMessages(profileMessages);
  const common = useMessages(commonMessages);
  return (
    <>
      <h1 className="sr-only">{m.onboarding.title}</h1>
      <EmptyState title={m.unverifiedHeading} text={m.unverifiedText}>
        <ButtonLink to="/">{common.toHome}</ButtonLink>
      </EmptyState>
    </>
  );
}

export function WhatHappensNext() {
  const m = useMessages(profileMessages);
  return (
    <aside aria-labelledby="next" className="rounded-card bg-amber-tint p-5 text-amber-ink lg:sticky lg:top-8 lg:p-7">
      <h2 id="next" className="text-title">
        {m.nextHeading}
      </h2>
      <ol className="mt-2 list-decimal pl-5">
        {m.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
