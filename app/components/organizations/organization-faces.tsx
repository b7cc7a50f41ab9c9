import { Link } from "@remix-run/react";
import { organizationsMessages } from "#messages/organizations";
import { isChosenBox } from "~/components/search/fitted-box";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizationsView } from "~/views/organizers/card";

const FACES = ["list", "map"] as const;

/** The list is not kept to what the map showed by itself. */
function withoutFittedBox(href: string): string {
  const { pathname, searchParams } = new URL(href, "https://page.invalid");
  if (isChosenBox(searchParams.get("bbox"))) return href;
  searchParams.delete("bbox");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** Links, so that Back leads from one to the other. */
export function OrganizationFaces({ view }: { view: OrganizationsView }) {
  const m = useMessages(organizationsMessages);
  return (
    <nav aria-label={m.views} className="mt-5 flex w-fit rounded-full border-[1.5px] border-line bg-surface">
      {FACES.map((face) => (
        <Link
          key={face}
          to={face === "map" ? view.faces.map : withoutFittedBox(view.faces.list)}
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
