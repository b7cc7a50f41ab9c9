import { Link } from "@remix-run/react";
import { chipStyle } from "~/components/ui/choice-chip";
import type { OfferedFeasts } from "~/views/search/feasts";

/** The next as a chip, the others after it; on phones it scrolls. */
export function FeastStrip({ of: { label, feasts } }: { of: OfferedFeasts }) {
  if (feasts.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className="relative -mx-5 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:-mx-8 lg:px-8 print:hidden"
    >
      <ul className="flex w-max gap-x-5 lg:w-auto lg:flex-wrap">
        {feasts.map(({ name, when, href }, at) => (
          <li key={href}>
            <Link to={href} className={at === 0 ? chipStyle("off") : "inline-flex min-h-11 items-center text-note"}>
              <span className={at === 0 ? undefined : "text-fjord underline"}>{name}</span>
              {when && <span className="ml-2 text-ink-soft">{when}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
