import { Link } from "@remix-run/react";
import { buttonStyle } from "~/components/ui/button";
import { adminMessages } from "~/i18n/admin";
import { useMessages } from "~/i18n/use-messages";

const PAGES = ["events", "calendar", "edge-function", "map", "storage", "mail"] as const;

/** The ways to the pages that show how Samling works inside. */
export function DebugLinks() {
  const m = useMessages(adminMessages).debug;
  return (
    <section aria-labelledby="debug" className="mt-9">
      <h2 id="debug" className="type-25">
        {m.heading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.text}</p>
      <ul className="flex flex-wrap gap-2.5">
        {PAGES.map((page) => (
          <li key={page}>
            <Link to={`/debug/${page}`} className={buttonStyle("quiet")}>
              {m.pages[page]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
