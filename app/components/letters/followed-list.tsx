import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { followingMessages } from "#messages/letters";
import { useMessages } from "~/i18n/use-messages";
import type { FollowedView } from "~/views/letters/followed";

export function FollowedList({
  followed,
  stop,
}: {
  followed: readonly FollowedView[];
  stop: (each: FollowedView) => ReactNode;
}) {
  const m = useMessages(followingMessages);
  if (followed.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {followed.map((each) => (
        <li
          key={each.search}
          className="flex flex-wrap items-center justify-between gap-3 rounded-field border border-line bg-surface px-4 py-2"
        >
          {each.to ? (
            <Link
              to={each.to}
              className="min-w-0 flex-1 basis-40 font-medium text-fjord underline-offset-4 hover:underline"
            >
              {each.name}
            </Link>
          ) : (
            <span className="min-w-0 flex-1 basis-40 text-ink-soft">{each.name ?? m.unknown}</span>
          )}
          {stop(each)}
        </li>
      ))}
    </ul>
  );
}
