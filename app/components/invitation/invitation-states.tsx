import { useNavigate, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { teamMessages } from "#messages/team";
import { PostForm } from "~/components/send/post-form";
import { SignOutForm } from "~/components/sign-out/sign-out-form";
import { ArchIllustration } from "~/components/ui/arch-illustration";
import { Button, ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { InvitationView } from "~/views/team/team";

export function InvitationOpen({ invitation }: { invitation: InvitationView }) {
  const { invitation: m, roles, abilities } = useMessages(teamMessages);
  const isBusy = useNavigation().state !== "idle";
  return (
    <PostForm failed={m.notAccepted} className="flex flex-col items-center gap-4">
      <ArchIllustration />
      <h1 className="text-page">{m.heading(invitation.organizer)}</h1>
      <p className="text-lead">
        <strong>{roles[invitation.role]}</strong>
        {": "}
        {abilities[invitation.role]}
      </p>
      <p className="text-ink-soft wrap-anywhere">{m.forYou(invitation.invitedEmail)}</p>
      <Button type="submit" disabled={isBusy} className="min-h-12 px-8">
        {isBusy ? m.accepting : m.accept}
      </Button>
    </PostForm>
  );
}

export function InvitationInvalid({ hasTried }: { hasTried: boolean }) {
  const { invitation: m } = useMessages(teamMessages);
  return (
    <div role="alert" className="flex flex-col items-center gap-4">
      <ArchIllustration />
      <h1 className="text-page">{m.invalid}</h1>
      {hasTried && <p className="text-lead">{m.failed}</p>}
      <p className="text-lead text-ink-soft">{m.invalidText}</p>
      <ButtonLink to="/login">{m.toLogin}</ButtonLink>
    </div>
  );
}

/** Opened again after it was redeemed. */
export function InvitationAcceptedBefore({ organizer }: { organizer: string | null }) {
  const { invitation: m } = useMessages(teamMessages);
  return (
    <div className="flex flex-col items-center gap-4">
      <ArchIllustration />
      <h1 className="text-page">{organizer === null ? m.usedByOther : m.usedHeading(organizer)}</h1>
      <p className="text-lead text-ink-soft">{organizer === null ? m.usedByOtherText : m.usedText}</p>
      <ButtonLink to="/dashboard">{m.toDashboard}</ButtonLink>
    </div>
  );
}

/** The signed-in account is not the invited one. */
export function InvitationForOthers({ invitation }: { invitation: InvitationView }) {
  const { invitation: m } = useMessages(teamMessages);
  return (
    <div className="flex flex-col items-center gap-4">
      <ArchIllustration />
      <h1 className="text-page">{m.otherHeading}</h1>
      <p className="text-lead text-ink-soft wrap-anywhere">
        {m.otherText(invitation.invitedEmail, invitation.currentEmail)}
      </p>
      <SignOutForm>
        <Button type="submit">{m.signOut}</Button>
      </SignOutForm>
    </div>
  );
}

const REDIRECT_MS = 2000;

/** With the greeting for new members. */
const FIRST_VISIT = "/dashboard?ny=1";

export function InvitationAccepted() {
  const m = useMessages(teamMessages).invitation;
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(() => void navigate(FIRST_VISIT), REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status" className="flex flex-col items-center gap-4">
      <ArchIllustration />
      <h1 className="text-page">{m.success}</h1>
      <p className="text-lead text-ink-soft">{m.successText}</p>
      <ButtonLink to={FIRST_VISIT}>{m.toDashboard}</ButtonLink>
    </div>
  );
}
