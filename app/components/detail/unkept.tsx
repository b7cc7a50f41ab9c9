import { Link } from "@remix-run/react";
import { buttonStyle } from "~/components/ui/button";
import type { OrganizerPageView } from "~/views/detail/organizer-page";

/** Says that nobody keeps the page, and leads whoever belongs there on. */
export function Unkept({ of: { text, claim, remove } }: { of: NonNullable<OrganizerPageView["unkept"]> }) {
  return (
    <aside className="mb-9 rounded-card bg-sunk p-5">
      <p className="font-medium">{text}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={claim.href} className={buttonStyle("primary", "wrap-anywhere")}>
          {claim.text}
        </Link>
        <Link
          to={remove.href}
          className="inline-flex min-h-11 items-center font-semibold text-fjord underline underline-offset-4"
        >
          {remove.text}
        </Link>
      </p>
    </aside>
  );
}
