import { Link } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import type { EventType } from "~/domain/events/types";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { HostBadge, OrganizerBadge } from "~/views/events/card";

interface Props {
  organizer: OrganizerBadge;
  part: HostBadge["part"];
  type: EventType;
}

export function OrganizerCard({ organizer, part, type }: Props) {
  const m = useMessages(detailMessages);
  const lang = useContentLanguage();
  const common = useMessages(commonMessages);
  return (
    <Link
      to={`/organizer/${organizer.id}`}
      prefetch="intent"
      className="flex min-h-11 max-w-full items-center gap-3 hover:underline"
    >
      <OrganizerAvatar organizer={organizer} size="s" type={type} />
      <span className="min-w-0">
        <span className="block text-fine leading-tight text-ink-soft">
          {m[part === "place" ? "hostingPlace" : part]}
        </span>
        <span
          lang={organizer.name ? lang : undefined}
          className="block leading-snug font-semibold underline underline-offset-4"
        >
          {organizer.name ?? common.unknownOrganizer}
        </span>
      </span>
    </Link>
  );
}
