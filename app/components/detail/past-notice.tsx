import { History } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizerBadge } from "~/views/events/card";

/** The notice that an event is over, above its page. */
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

/** Shown instead of the favourite button of a past event: a link to what comes next. */
export function WhatIsNext({ organizer }: { organizer: OrganizerBadge }) {
  const m = useMessages(detailMessages);
  return (
    <ButtonLink to={`/organizer/${organizer.id}`} className="min-w-0 wrap-anywhere">
      {m.pastLink(organizer.name ?? "")}
    </ButtonLink>
  );
}
