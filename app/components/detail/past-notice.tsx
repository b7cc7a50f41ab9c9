import { Link } from "@remix-run/react";
import { History } from "lucide-react";
import { detailMessages } from "~/i18n/detail";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizerBadge } from "~/views/event-card";

/** Above everything on the page of an event that is over: that it is, and where to look instead. */
export function PastNotice({ organizer }: { organizer: OrganizerBadge }) {
  const m = useMessages(detailMessages);
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-[18px] bg-sunk px-5 py-2.5">
      <p className="flex items-center gap-2.5 font-semibold">
        <History size={20} strokeWidth={1.8} aria-hidden="true" />
        {m.pastNotice}
      </p>
      {organizer.name && (
        <Link to={`/organizer/${organizer.id}`} className="inline-flex min-h-11 items-center font-medium text-fjord underline underline-offset-2">
          {m.pastLink(organizer.name)}
        </Link>
      )}
    </div>
  );
}
