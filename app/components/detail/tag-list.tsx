import { Link } from "@remix-run/react";
import { detailMessages } from "#messages/detail";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";

/** An event's tags; each finds the other events that have it. */
export function TagList({ tags }: { tags: string[] }) {
  const m = useMessages(detailMessages);
  const lang = useContentLanguage();
  return (
    <ul aria-label={m.tags} className="mt-6 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} lang={lang}>
          <Link
            to={`/?${new URLSearchParams({ q: tag })}`}
            className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-note font-medium text-ink-soft transition-colors hover:border-line-strong hover:text-ink"
          >
            <span aria-hidden="true" className="text-ink-faint">
              #
            </span>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
