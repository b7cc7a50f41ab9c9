import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminMessages } from "#messages/admin";
import { TypeBadge } from "~/components/events/type-badge";
import { ResponsiveImage } from "~/components/image/responsive-image";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { AdminEventView } from "~/views/admin/events";
import { Badge } from "./badge";

export function AdminEventItem({ event, children }: { event: AdminEventView; children?: ReactNode }) {
  const m = useMessages(adminMessages);
  const lang = useContentLanguage();
  return (
    <li className="flex items-start gap-4 rounded-card border border-line bg-surface p-3 lg:pr-4">
      <ResponsiveImage image={event.image} sizes="64px" className="size-16 shrink-0 arch bg-sunk object-cover" />
      <div className="min-w-0 flex-1 py-0.5">
        <time dateTime={event.dateTime} className="text-note font-semibold text-fjord even-digits">
          {event.when}
        </time>
        <h3 className="font-serif text-lead leading-tight font-semibold">
          <Link
            to={`/event/${event.id}`}
            lang={lang}
            className="tall-target inline-block py-1 underline-offset-4 hover:underline"
          >
            {event.title}
          </Link>
        </h3>
        <p lang={lang} className="text-note text-ink-soft">
          {event.organizer.name}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <TypeBadge type={event.type} />
          {event.isHidden && <Badge tone="danger">{m.hidden}</Badge>}
          {event.held && <Badge tone="amber">{event.held}</Badge>}
          {event.isImported && <Badge tone="plain">{m.imported}</Badge>}
        </p>
      </div>
      {children}
    </li>
  );
}
