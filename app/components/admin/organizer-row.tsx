import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminMessages } from "#messages/admin";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { AdminOrganizerView } from "~/views/admin/organizers";
import { Badge } from "./badge";

export function AdminOrganizerItem({ organizer, children }: { organizer: AdminOrganizerView; children?: ReactNode }) {
  const m = useMessages(adminMessages);
  const lang = useContentLanguage();
  const { id, name, email, facts } = organizer;
  return (
    <li className="rounded-card border border-line bg-surface p-4 lg:px-5">
      <div className="flex items-start gap-4">
        <OrganizerAvatar organizer={organizer} size="m" />
        <div className="min-w-0 flex-1">
          <h3 className="font-serif text-lead leading-tight font-semibold">
            <Link
              to={`/admin/organizers/${id}/edit`}
              lang={lang}
              className="tall-target inline-block py-1 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <p className="text-note wrap-anywhere text-ink-soft">{email}</p>
          <p className="text-note text-ink-soft">{facts}</p>
          <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {organizer.isSuperadmin && <Badge tone="fjord">{m.superadmin}</Badge>}
            {organizer.isModerator && <Badge tone="fjord">{m.moderator}</Badge>}
            {organizer.isHidden && <Badge tone="danger">{m.hidden}</Badge>}
            {organizer.isNew && <Badge tone="amber">{m.isNew}</Badge>}
          </p>
        </div>
      </div>
      {children}
    </li>
  );
}
