import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { useContentLanguage } from "~/i18n/use-messages";
import type { OrganizerBadge } from "~/views/events/card";

interface Props {
  organizer: OrganizerBadge & { city: string | null };
  note?: string;
  children: ReactNode;
}

export function HostRow({ organizer, note, children }: Props) {
  const lang = useContentLanguage();
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4">
      <OrganizerAvatar organizer={organizer} size="m" />
      <div className="min-w-0 flex-1 basis-48">
        {note && <p className="text-fine text-ink-soft">{note}</p>}
        <h3 lang={lang} className="font-serif text-lead leading-snug font-semibold wrap-anywhere">
          <Link to={`/organizer/${organizer.id}`} className="underline-offset-4 hover:underline">
            {organizer.name}
          </Link>
        </h3>
        {organizer.city && <p className="text-note text-ink-soft">{organizer.city}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </article>
  );
}
