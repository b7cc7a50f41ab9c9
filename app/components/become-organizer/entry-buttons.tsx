import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { becomeOrganizerMessages } from "#messages/become-organizer";
import { useViewer } from "~/components/layout/use-viewer";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

export type Entry = "sign-in" | "sign-up";

export function EntryButtons({ onOpen }: { onOpen: (entry: Entry) => void }) {
  const m = useMessages(becomeOrganizerMessages);
  const viewer = useViewer();
  if (viewer) {
    return (
      <ButtonLink to={viewer.isOrganizer ? "/dashboard" : "/onboarding"} className="min-h-13 px-7 text-lead">
        {viewer.isOrganizer ? m.toDashboard : m.toOnboarding}
      </ButtonLink>
    );
  }
  const opening = (entry: Entry) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(entry);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Link
        to="/login?mode=sign-up"
        onClick={opening("sign-up")}
        className={buttonStyle("primary", "min-h-13 px-7 text-lead")}
      >
        {m.createAccount}
      </Link>
      <Link to="/login" onClick={opening("sign-in")} className={buttonStyle("quiet", "min-h-13 px-7 text-lead")}>
        {m.signIn}
      </Link>
    </div>
  );
}
