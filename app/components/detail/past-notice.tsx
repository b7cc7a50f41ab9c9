import { History } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizerBadge } from "~/views/events/card";

/** Above everything on the page of an event that is over: that it is. */
export function PastNotice() {
  const m = useMessages(detailMessages);
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-field bg-sunk px-5 py-2.5">
      <p className="flex items-center gap-2.5 font-semibold">
        <History aria-hidden="true" />
        {m.pastNotice}
      </p>
    </div>
  );
}

/** Where to look instead of saving what is over. */
export function WhatIsNext({ organizer }: { organizer: OrganizerBadge }) {
  const m = useMessages(detailMessages);
  return (
    <ButtonLink to={`/organizer/${organizer.id}`} className="min-w-0 wrap-anywhere">
      {m.pastLink(organizer.name ?? "")}
    </ButtonLink>
  );
}
