import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { teamMessages } from "#messages/team";
import { ArchIllustration } from "~/components/events/arch-illustration";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

const REDIRECT_MS = 2000;

/** Where one is greeted as new. */
const FIRST_VISIT = "/dashboard?ny=1";

/** Says that it has worked, and goes on to the dashboard. */
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
