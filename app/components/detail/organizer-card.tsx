import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
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
      className="group flex w-full max-w-[520px] items-center gap-5 rounded-field border border-line bg-surface py-3 pr-5 pl-4 transition-colors hover:border-line-strong"
    >
      <OrganizerAvatar organizer={organizer} size="m" type={type} />
      <span className="min-w-0 flex-1">
        <span className="block text-fine text-ink-soft">{m[part]}</span>
        <span
          lang={organizer.name ? lang : undefined}
          className="block font-serif text-lead leading-snug font-semibold"
        >
          {organizer.name ?? common.unknownOrganizer}
        </span>
      </span>
      <ArrowRight aria-hidden="true" className="transition-transform group-hover:translate-x-0.5" />
    </Link>
  );
}
