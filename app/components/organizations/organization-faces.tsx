import { Link } from "@remix-run/react";
import { organizationsMessages } from "#messages/organizations";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizationsView } from "~/views/organizers/card";

const FACES = ["list", "map"] as const;

/** The list and the map, as links: Back leads from one to the other. */
export function OrganizationFaces({ view }: { view: OrganizationsView }) {
  const m = useMessages(organizationsMessages);
  return (
    <nav aria-label={m.views} className="mt-5 flex w-fit rounded-full border-[1.5px] border-line bg-surface">
      {FACES.map((face) => (
        <Link
          key={face}
          to={view.faces[face]}
          preventScrollReset
          aria-current={face === view.face ? "true" : undefined}
          className="inline-flex min-h-11 items-center rounded-full px-5 text-note font-medium aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {m.viewNames[face]}
        </Link>
      ))}
    </nav>
  );
}
